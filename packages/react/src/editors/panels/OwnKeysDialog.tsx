import { comboOf, formatCombo, mindKeys, ownerOf, writingKeys } from '@chartdock/editing/tree';
import type { KeyMap, KeySystem } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useState } from 'react';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { mindWords } from '../mind/mind-words.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link OwnKeysDialog}. */
export interface OwnKeysDialogProps {
  readonly system: KeySystem;
  readonly keys: KeyMap;
  /** Chooses the keys of a command; undefined for the usual ones. */
  readonly onKeys: (id: string, combos: readonly string[] | undefined) => void;
  readonly onClose: () => void;
}

interface RowProps extends Omit<OwnKeysDialogProps, 'onClose'> {
  readonly id: string;
  readonly name: string;
}

/** Keys that never belong to a command: they move through the dialog and close it. */
const RESERVED: ReadonlySet<string> = new Set(['Escape']);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

const Row = ({ id, name, system, keys, onKeys }: RowProps): JSX.Element => {
  const t = useT(editorTexts);
  const [isWaiting, setWaiting] = useState(false);
  const [clash, setClash] = useState<string>();
  const [combos = [], usual = []] = [keys[id], mindKeys[id]];
  const take = (combo: string): void => {
    const owner = ownerOf(keys, combo, id);
    if (owner !== undefined) return setClash(owner);
    setClash(undefined);
    setWaiting(false);
    onKeys(id, [combo]);
  };
  const owner = clash === undefined ? undefined : mindWords[clash];
  return (
    <div className="cd-keys__row">
      <dt>{name}</dt>
      <dd>
        {owner !== undefined && <span role="alert">{t('keys.clash', { name: t(owner) })}</span>}
        {!isSame(combos, usual) && (
          <button type="button" className="cd-link-button" onClick={() => onKeys(id, undefined)}>
            {t('keys.usual', { combo: formatCombo(usual[0] ?? '', system) })}
          </button>
        )}
        <button
          type="button"
          className="cd-keys__key cd-keys__key--own"
          aria-label={t('keys.change', { name })}
          aria-pressed={isWaiting}
          onClick={() => {
            setClash(undefined);
            setWaiting(!isWaiting);
          }}
          onBlur={() => setWaiting(false)}
          onKeyDown={(event) => {
            if (!isWaiting) return;
            event.preventDefault();
            event.stopPropagation();
            const combo = comboOf(event.nativeEvent, system);
            if (combo === undefined) return;
            if (RESERVED.has(combo)) setWaiting(false);
            else take(combo);
          }}
        >
          {isWaiting
            ? t('keys.press')
            : combos
                .slice(0, 2)
                .map((combo) => formatCombo(combo, system))
                .join(' · ')}
        </button>
      </dd>
    </div>
  );
};

/** Shows the keys of a mind map, each a button that takes another combination. */
export const OwnKeysDialog = ({ system, keys, onKeys, onClose }: OwnKeysDialogProps): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <Dialog
      title={t('keys.open')}
      closeLabel={t('common.close')}
      width={720}
      onClose={onClose}
      closeOnMask
      footer={null}
    >
      <div className="cd-keys">
        <section>
          <h3 className="cd-keys__name">{t('keys.mind')}</h3>
          <dl className="cd-keys__list">
            {Object.keys(mindKeys).flatMap((id) => {
              const word = mindWords[id];
              if (word === undefined) return [];
              return [<Row key={id} id={id} name={t(word)} system={system} keys={keys} onKeys={onKeys} />];
            })}
          </dl>
        </section>
        <section>
          <h3 className="cd-keys__name">{t('keys.writing')}</h3>
          <dl className="cd-keys__list">
            {Object.entries(writingKeys).flatMap(([id, [combo = '']]) => {
              const word = mindWords[id];
              if (word === undefined) return [];
              return [
                <div key={id} className="cd-keys__row">
                  <dt>{t(word)}</dt>
                  <dd>
                    <kbd className="cd-keys__key">{formatCombo(combo, system)}</kbd>
                  </dd>
                </div>,
              ];
            })}
          </dl>
        </section>
      </div>
    </Dialog>
  );
};
