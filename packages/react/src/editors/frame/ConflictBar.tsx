import type { JSX } from 'react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../foundation/primitives/Button.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver } from './saving.types.ts';

/** Properties of {@link ConflictBar}. */
export interface ConflictBarProps {
  readonly saver: CanvasSaver;
}

/** Shows a field that both sides changed, with both values, and lets the person choose. */
export const ConflictBar = ({ saver }: ConflictBarProps): JSX.Element | null => {
  const t = useT(editorTexts);
  const conflicts = useSyncExternalStore(saver.subscribe, saver.conflicts, saver.conflicts);
  const [first] = conflicts;
  if (first === undefined) return null;
  const wordsOf = (value: unknown): string =>
    value === null || value === ''
      ? t('conflict.nothing')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  return (
    <div className="cd-conflict" role="group" aria-label={t('conflict.label')}>
      <p className="cd-conflict__text" role="status">
        {t('conflict.text', { mine: wordsOf(first.mine), theirs: wordsOf(first.theirs) })}
      </p>
      <Button onClick={() => saver.resolve('mine')}>{t('conflict.mine')}</Button>
      <Button onClick={() => saver.resolve('theirs')}>{t('conflict.theirs')}</Button>
    </div>
  );
};
