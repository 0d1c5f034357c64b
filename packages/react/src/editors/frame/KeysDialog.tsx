import { formatCombo, mindKeys, outlineKeys, writingKeys } from '@chartdock/editing/tree';
import type { KeyMap } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { keySystem } from '../input/key-system.ts';
import { mindWords } from '../mind/mind-words.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link KeysDialog}. */
export interface KeysDialogProps {
  readonly onClose: () => void;
}

const GROUPS: readonly (readonly ['keys.mind' | 'keys.writing' | 'keys.outline', KeyMap])[] = [
  ['keys.mind', mindKeys],
  ['keys.writing', writingKeys],
  ['keys.outline', outlineKeys],
];

/** Shows the keys of mind map and outline. */
export const KeysDialog = ({ onClose }: KeysDialogProps): JSX.Element => {
  const t = useT(editorTexts);
  const system = keySystem();
  return (
    <Dialog
      title={t('keys.open')}
      closeLabel={t('common.close')}
      width={640}
      onClose={onClose}
      closeOnMask
      footer={null}
    >
      <div className="cd-keys">
        {GROUPS.map(([name, map]) => (
          <section key={name} className="cd-keys__group">
            <h3 className="cd-keys__name">{t(name)}</h3>
            <dl className="cd-keys__list">
              {Object.entries(map).flatMap(([id, combos]) => {
                const word = mindWords[id];
                if (word === undefined) return [];
                return [
                  <div key={id} className="cd-keys__row">
                    <dt>{t(word)}</dt>
                    <dd>
                      {combos.slice(0, 2).map((combo) => (
                        <kbd key={combo} className="cd-keys__key">
                          {formatCombo(combo, system)}
                        </kbd>
                      ))}
                    </dd>
                  </div>,
                ];
              })}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
