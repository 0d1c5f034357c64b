import { THEMES } from '@chartdock/documents';
import type { GraphSession, KeySystem } from '@chartdock/editing/graph';
import { formatCombo, graphKeys } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useContext, useRef, useState } from 'react';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { copyIcon, trashIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { redoIcon, undoIcon } from '../frame/editor-icons.ts';
import { ChoiceButton } from '../mind/ChoiceButton.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { GraphMenu } from './GraphMenu.tsx';
import {
  arrangeIcon,
  boldIcon,
  brushIcon,
  formatIcon,
  frontIcon,
  groupIcon,
  shapesIcon,
} from './graph-icons.ts';
import { arrangeMenu } from './graph-words.ts';
import { changePage, changeTheme } from './change-page.ts';
import { graphTexts } from './texts/graph-texts.ts';

/** Panels beside the canvas. */
export type GraphPanel = 'shapes' | 'style';

/** Properties of {@link GraphTools}. */
export interface GraphToolsProps {
  readonly session: GraphSession;
  readonly system: KeySystem;
  readonly can: (id: string) => boolean;
  readonly run: (id: string) => void;
  readonly panels: ReadonlySet<GraphPanel>;
}

interface ToolFace {
  readonly label: string;
  /** Makes it a toggle and says whether it is on. */
  readonly pressed?: boolean;
}

const hintOf = (id: string, system: KeySystem): string => {
  const [combo] = graphKeys[id] ?? [];
  return combo === undefined ? '' : ` (${formatCombo(combo, system)})`;
};

const Swatch = ({ colors }: { readonly colors: readonly string[] }): JSX.Element => (
  <svg className="cd-swatch" viewBox="0 0 32 16" aria-hidden="true">
    {colors.map((color, at) => (
      <rect key={color} x={at * 8} width="8" height="16" fill={color} />
    ))}
  </svg>
);

/** Draws the tools of a graph that are used most. */
export const GraphTools = ({ session, system, can, run, panels }: GraphToolsProps): JSX.Element => {
  const t = useT(graphTexts);
  const e = useT(editorTexts);
  const { locale } = useContext(InterfaceContext);
  const { theme, page } = session.get();
  const arrange = useRef<HTMLButtonElement>(null);
  const [isArranging, setArranging] = useState(false);
  const button = (id: string, icon: string, { label, pressed }: ToolFace): JSX.Element => (
    <IconButton
      icon={icon}
      label={label + hintOf(id, system)}
      disabled={!can(id)}
      {...(pressed === undefined ? {} : { pressed })}
      // The field keeps the focus, and its text goes on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(id)}
    />
  );
  const choosePage = (id: string): void => {
    if (id === 'grid') changePage(session, { grid: page.grid === 0 ? 10 : 0 });
    else changePage(session, { lineJumps: page.lineJumps === true ? null : true });
    run('');
  };
  return (
    <>
      {button('panel.shapes', shapesIcon, { label: t('shapes.show'), pressed: panels.has('shapes') })}
      <span className="cd-editor__gap" />
      {button('edit.undo', undoIcon, { label: e('editor.undo') })}
      {button('edit.redo', redoIcon, { label: e('editor.redo') })}
      <span className="cd-editor__gap" />
      {button('cell.duplicate', copyIcon, { label: t('graph.duplicate') })}
      {button('cell.remove', trashIcon, { label: t('graph.remove') })}
      {button('style.brush', brushIcon, {
        label: t('graph.brush'),
        pressed: session.state().brush !== 'off',
      })}
      {button('text.bold', boldIcon, { label: t('graph.bold') })}
      {button('order.front', frontIcon, { label: t('graph.front') })}
      {button('group.make', groupIcon, { label: t('graph.group') })}
      <IconButton
        buttonRef={arrange}
        icon={arrangeIcon}
        label={t('graph.arrange')}
        aria-haspopup="menu"
        aria-expanded={isArranging}
        onClick={() => setArranging(!isArranging)}
      />
      {isArranging && arrange.current !== null && (
        <GraphMenu
          groups={arrangeMenu}
          anchor={arrange.current}
          system={system}
          can={can}
          onRun={run}
          onClose={() => setArranging(false)}
        />
      )}
      <span className="cd-editor__gap" />
      <ChoiceButton
        label={t('graph.theme')}
        chosen={THEMES.has(theme) ? theme : 'light'}
        choices={[...THEMES.values()]
          .filter(({ id }) => id !== 'print')
          .map(({ id, names, strong, page: ground }) => ({
            id,
            label: names[locale],
            art: <Swatch colors={[ground, ...strong.slice(0, 3).map(({ fill }) => fill)]} />,
          }))}
        onChoose={(id) => {
          changeTheme(session, id);
          run('');
        }}
      />
      <ChoiceButton
        label={t('graph.page')}
        chosen=""
        choices={[
          { id: 'grid', label: t('graph.grid') },
          { id: 'jumps', label: t('graph.jumps') },
        ]}
        onChoose={choosePage}
      />
      <span className="cd-editor__space" />
      {button('panel.style', formatIcon, { label: t('style.show'), pressed: panels.has('style') })}
    </>
  );
};
