import type { KeySystem } from '@chartdock/editing';
import { formatCombo, mindKeys } from '@chartdock/editing';
import type { JSX } from 'react';
import { trashIcon } from '../../icons/interface-icons.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useT } from '../../i18n/useT.ts';
import { childIcon, redoIcon, siblingIcon, undoIcon } from '../frame/editor-icons.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link MindTools}. */
export interface MindToolsProps {
  readonly system: KeySystem;
  readonly can: (id: string) => boolean;
  readonly run: (id: string) => void;
}

const hintOf = (id: string, system: KeySystem): string => {
  const [combo] = mindKeys[id] ?? [];
  return combo === undefined ? '' : ` (${formatCombo(combo, system)})`;
};

/** Draws the tools of a mind map that are used most. */
export const MindTools = ({ system, can, run }: MindToolsProps): JSX.Element => {
  const t = useT(editorTexts);
  const button = (id: string, icon: string, label: string): JSX.Element => (
    <IconButton
      icon={icon}
      label={label + hintOf(id, system)}
      disabled={!can(id)}
      // The field keeps the focus, and what is typed there goes on.
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
    </>
  );
};
