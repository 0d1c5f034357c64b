import type { JSX } from 'react';
import {
  checkIcon,
  moreIcon,
  renameIcon,
  settingsIcon,
  trashIcon,
} from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { childIcon, siblingIcon } from '../frame/editor-icons.ts';
import { mindWords } from '../mind/mind-words.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link TouchBar}. */
export interface TouchBarProps {
  readonly can: (id: string) => boolean;
  readonly run: (id: string) => void;
  /** Opens all commands of the selected topic. */
  readonly onMore: () => void;
}

/** The commands that fingers need most, in their order. */
export const TOUCH_COMMANDS: readonly (readonly [id: string, icon: string])[] = [
  ['topic.child', childIcon],
  ['topic.after', siblingIcon],
  ['topic.write', renameIcon],
  ['topic.done', checkIcon],
  ['panel.style', settingsIcon],
  ['topic.remove', trashIcon],
];

/** Draws the touch commands of the selected topic at the bottom of a narrow window. */
export const TouchBar = ({ can, run, onMore }: TouchBarProps): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <div className="cd-touchbar" role="toolbar" aria-label={t('mind.menu')}>
      {TOUCH_COMMANDS.map(([id, icon]) => {
        const word = mindWords[id];
        return (
          <IconButton
            key={id}
            icon={icon}
            label={word === undefined ? id : t(word)}
            disabled={!can(id)}
            // The field keeps the focus, and the keyboard stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(id)}
          />
        );
      })}
      <IconButton icon={moreIcon} label={t('editor.more')} onClick={onMore} />
    </div>
  );
};
