import type { JSX } from 'react';
import { Fragment } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { capsOf, isMacKeyboard } from './key-labels.ts';
import type { KeyMapContext } from './key-map.ts';
import { KEY_GROUPS, keyRowsFor } from './key-rows.ts';
import type { Chord } from './key-table.ts';
import { keyTexts } from './texts/key-texts.ts';

/** Properties of {@link KeyMapDialog}. */
export interface KeyMapDialogProps {
  /** Decides which keys mean something on this page. */
  readonly context: KeyMapContext;
  readonly onClose: () => void;
}

const mapWidth = 720;

/** Shows every key of the page, in the order and the words of the table that drives them. */
export const KeyMapDialog = ({ context, onClose }: KeyMapDialogProps): JSX.Element => {
  const t = useT(keyTexts);
  const rows = keyRowsFor(context);
  return (
    <Dialog
      title={t('keys.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      width={mapWidth}
      height="content"
      closeOnMask
    >
      <div className="cd-keys">
        {KEY_GROUPS.map((group) => ({ group, lines: rows.filter((row) => row.group === group) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ group, lines }) => (
            <section key={group} className="cd-keys__group" aria-labelledby={`cd-keys-${group}`}>
              <h3 id={`cd-keys-${group}`} className="cd-keys__title">
                {t(`keys.${group}`)}
              </h3>
              <dl className="cd-keys__list">
                {lines.map((row) => (
                  <div key={row.text} className="cd-keys__row">
                    <dt>{t(row.text)}</dt>
                    <dd className="cd-keys__caps">
                      <KeyCaps chords={row.chords} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
};

const KeyCaps = ({ chords }: { readonly chords: readonly Chord[] }): JSX.Element => {
  const t = useT(keyTexts);
  const isMac = isMacKeyboard();
  return (
    <>
      {chords
        .filter(({ shownOnMac }) => isMac || shownOnMac !== true)
        .map((chord, at) => (
          <Fragment key={at}>
            {at > 0 && <span className="cd-keys__or">{t('keys.or')}</span>}
            {capsOf(chord, t, isMac).map((cap) => (
              <kbd key={cap} className="cd-kbd">
                {cap}
              </kbd>
            ))}
          </Fragment>
        ))}
    </>
  );
};
