import { findWords, stepRound } from '@chartdock/documents/viewing';
import type { Area } from '@chartdock/documents/viewing';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { chevronDownIcon, closeIcon } from '../foundation/icons/interface-icons.ts';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { PictureText } from './picture.types.ts';
import type { Stage } from './stage.ts';
import { upIcon } from './viewer-icons.ts';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link FoundWords}. */
export interface FoundWordsProps {
  readonly stage: Stage;
  readonly texts: readonly PictureText[];
  /** Where the parts stand, by id. */
  readonly boxes: ReadonlyMap<string, Area>;
  /** Expands what hides a line. Default: hidden lines are not found. */
  readonly onHidden?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

const RINGS = 300;

/** Looks for words in a picture, and goes from one place to the next. */
export const FoundWords = ({ stage, texts, boxes, onHidden, onClose }: FoundWordsProps): JSX.Element => {
  const t = useT(viewerTexts);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(
    () =>
      findWords(texts, words).filter(
        ({ id, hidden }) => boxes.has(id) || (hidden === true && onHidden !== undefined),
      ),
    [boxes, onHidden, texts, words],
  );
  const current = found[at];
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const box = current && boxes.get(current.id);
    stage.mark({ found: found.flatMap(({ id }) => boxes.get(id) ?? []).slice(0, RINGS), current: box });
    if (box !== undefined) stage.reveal(box);
    // Its box comes with the picture in which the way to it is open.
    else if (current?.hidden === true) onHidden?.(current.id);
  }, [boxes, current, found, onHidden, stage]);
  useEffect(() => () => stage.mark({ found: [] }), [stage]);
  const step = (way: 1 | -1): void => setAt(stepRound(at, way, found.length));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="cd-viewer__search" role="search">
      <input
        ref={input}
        className="cd-viewer__words"
        type="text"
        value={words}
        placeholder={t('viewer.searchHint')}
        aria-label={t('viewer.search')}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <span className="cd-viewer__count" role="status">
        {words.trim() === ''
          ? ''
          : found.length === 0
            ? t('viewer.noneFound')
            : t('viewer.found', { at: `${at + 1}`, count: `${found.length}` })}
      </span>
      <IconButton
        scale="small"
        icon={upIcon}
        label={t('viewer.previous')}
        disabled={found.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        scale="small"
        icon={chevronDownIcon}
        label={t('viewer.next')}
        disabled={found.length === 0}
        onClick={() => step(1)}
      />
      <IconButton scale="small" icon={closeIcon} label={t('common.close')} onClick={onClose} />
    </div>
  );
};
