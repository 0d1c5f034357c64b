import { THEMES } from '@chartdock/documents';
import type { TreeStructure } from '@chartdock/documents';
import type { KeyMap, KeySystem, MindSession, SheetFields } from '@chartdock/editing/tree';
import { formatCombo } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useContext } from 'react';
import { settingsIcon, trashIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { childIcon, redoIcon, siblingIcon, undoIcon } from '../frame/editor-icons.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link MindTools}. */
export interface MindToolsProps {
  readonly session: MindSession;
  readonly system: KeySystem;
  readonly keys: KeyMap;
  readonly can: (id: string) => boolean;
  readonly run: (id: string) => void;
  /** Switches to the outline. */
  readonly switcher: JSX.Element;
}

const hintOf = (combos: readonly string[] | undefined, system: KeySystem): string => {
  const [combo] = combos ?? [];
  return combo === undefined ? '' : ` (${formatCombo(combo, system)})`;
};

const STRUCTURES: readonly TreeStructure[] = [
  'free',
  'right',
  'org',
  'stages',
  'tree',
  'bracket',
  'timeline',
  'fishbone',
];

const Swatch = ({ colors }: { readonly colors: readonly string[] }): JSX.Element => (
  <svg className="cd-swatch" viewBox="0 0 32 16" aria-hidden="true">
    {colors.map((color, at) => (
      <rect key={color} x={at * 8} width="8" height="16" fill={color} />
    ))}
  </svg>
);

/** Draws the tools of a mind map that are used most. */
export const MindTools = ({ session, system, keys, can, run, switcher }: MindToolsProps): JSX.Element => {
  const t = useT(editorTexts);
  const { locale } = useContext(InterfaceContext);
  const tree = session.document.get();
  const change = (to: SheetFields): void => {
    const { selected } = session.state();
    session.change({ edits: [{ kind: 'sheet', to }], select: selected }, { label: 'sheet' });
    run('');
  };
  const button = (id: string, icon: string, label: string): JSX.Element => (
    <IconButton
      icon={icon}
      label={label + hintOf(keys[id], system)}
      disabled={!can(id)}
      // The field keeps the focus, so that typing goes on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(id)}
    />
  );
  return (
    <>
      {button('edit.undo', undoIcon, t('editor.undo'))}
      {button('edit.redo', redoIcon, t('editor.redo'))}
      <span className="cd-editor__gap" />
      {button('topic.child', childIcon, t('mind.child'))}
      {button('topic.after', siblingIcon, t('mind.sibling'))}
      {button('topic.remove', trashIcon, t('mind.remove'))}
      <span className="cd-editor__gap" />
      <ChoiceButton
        label={t('mind.structure')}
        chosen={tree.structure}
        choices={STRUCTURES.map((id) => ({ id, label: t(`structure.${id}`) }))}
        onChoose={(id) => {
          const structure = STRUCTURES.find((one) => one === id);
          if (structure !== undefined) change({ structure });
        }}
      />
      <ChoiceButton
        label={t('mind.theme')}
        chosen={THEMES.has(tree.theme) ? tree.theme : 'light'}
        choices={[...THEMES.values()]
          .filter(({ id }) => id !== 'print')
          .map(({ id, names, strong, page }) => ({
            id,
            label: names[locale],
            art: <Swatch colors={[page, ...strong.slice(0, 3).map(({ fill }) => fill)]} />,
          }))}
        onChoose={(id) => change({ theme: id })}
      />
      {button('panel.style', settingsIcon, t('panel.style'))}
      <span className="cd-editor__space" />
      {switcher}
    </>
  );
};
