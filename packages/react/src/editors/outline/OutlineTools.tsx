import type { MindSession } from '@chartdock/editing/tree';
import { formatCombo, outlineKeys } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import {
  arrowDownIcon,
  arrowUpIcon,
  checkIcon,
  chevronLeftIcon,
  chevronRightIcon,
} from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { redoIcon, undoIcon } from '../frame/editor-icons.ts';
import { keySystem } from '../input/key-system.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link OutlineTools}. */
export interface OutlineToolsProps {
  readonly session: MindSession;
  readonly run: (id: string) => void;
  readonly switcher: JSX.Element;
}

/** Whether there is something to take back or to do again. */
const UNDOING: Readonly<Record<string, (session: MindSession) => boolean>> = {
  'edit.undo': ({ document }) => document.canUndo(),
  'edit.redo': ({ document }) => document.canRedo(),
};

/** Draws the tools of an outline that are used most. */
export const OutlineTools = ({ session, run, switcher }: OutlineToolsProps): JSX.Element => {
  const t = useT(editorTexts);
  const button = (id: string, icon: string, label: string): JSX.Element => {
    const [combo] = outlineKeys[id] ?? [];
    return (
      <IconButton
        icon={icon}
        label={combo === undefined ? label : `${label} (${formatCombo(combo, keySystem())})`}
        disabled={(UNDOING[id]?.(session) ?? true) === false}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(id)}
      />
    );
  };
  return (
    <>
      {button('edit.undo', undoIcon, t('editor.undo'))}
      {button('edit.redo', redoIcon, t('editor.redo'))}
      <span className="cd-editor__gap" />
      {button('row.outdent', chevronLeftIcon, t('mind.outdent'))}
      {button('row.indent', chevronRightIcon, t('mind.indent'))}
      {button('row.up', arrowUpIcon, t('mind.up'))}
      {button('row.down', arrowDownIcon, t('mind.down'))}
      {button('row.tick', checkIcon, t('mind.task'))}
      <span className="cd-editor__space" />
      {switcher}
    </>
  );
};
