import type { CellHit, GraphSession } from '@chartdock/editing/graph';
import { findCells, replaceInCells } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { chevronDownIcon } from '../../../foundation/icons/interface-icons.ts';
import { closeIcon } from '../../../foundation/icons/list-icons.ts';
import { Button } from '../../../foundation/primitives/Button.tsx';
import { isComposing } from '../../../foundation/primitives/fields/is-composing.ts';
import { IconButton } from '../../../foundation/primitives/IconButton.tsx';
import { useT } from '../../../foundation/i18n/useT.ts';
import { upIcon } from '../../../viewer/viewer-icons.ts';
import { editorTexts } from '../../texts/editor-texts.ts';

/** Properties of {@link GraphFind}. */
export interface GraphFindProps {
  readonly session: GraphSession;
  readonly onClose: () => void;
}

/** Finds words in shapes, rows and labels, goes from one to the next, and replaces them. */
export const GraphFind = ({ session, onClose }: GraphFindProps): JSX.Element => {
  const t = useT(editorTexts);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [put, setPut] = useState('');
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');
  const hits = findCells(session, words);
  const place = Math.min(at, hits.length - 1);
  const hit = hits[place];
  useEffect(() => {
    field.current?.focus();
  }, []);
  const go = (next: number): void => {
    const wanted = (next + hits.length) % Math.max(1, hits.length);
    const found = hits[wanted];
    if (found === undefined) return;
    setAt(wanted);
    session.select([found.id]);
  };
  const replace = (list: readonly CellHit[]): void => {
    const count = replaceInCells(session, list, { words, put });
    setTold(t('find.replaced', { count }));
  };
  const count =
    words === ''
      ? ''
      : hit === undefined
        ? t('find.none')
        : t('find.count', { at: place + 1, count: hits.length });
  return (
    <div
      className="cd-find"
      role="search"
      aria-label={t('find.open')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
      }}
    >
      <div className="cd-find__line">
        <input
          ref={field}
          className="cd-find__field"
          aria-label={t('find.field')}
          placeholder={t('find.field')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setAt(0);
            setTold('');
          }}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
            event.preventDefault();
            const isThere = hit !== undefined && session.selected().at(-1) === hit.id;
            go(event.shiftKey ? place - 1 : isThere ? place + 1 : place);
          }}
        />
        <span className="cd-find__count" role="status">
          {told === '' ? count : told}
        </span>
        <IconButton scale="small" icon={upIcon} label={t('find.previous')} onClick={() => go(place - 1)} />
        <IconButton
          scale="small"
          icon={chevronDownIcon}
          label={t('find.next')}
          onClick={() => go(place + 1)}
        />
        <IconButton scale="small" icon={closeIcon} label={t('common.close')} onClick={onClose} />
      </div>
      <div className="cd-find__line">
        <input
          className="cd-find__field"
          aria-label={t('find.with')}
          placeholder={t('find.with')}
          value={put}
          onChange={({ target }) => setPut(target.value)}
        />
        <Button disabled={hit === undefined} onClick={() => hit !== undefined && replace([hit])}>
          {t('find.replace')}
        </Button>
        <Button disabled={hits.length === 0} onClick={() => replace(hits)}>
          {t('find.replaceAll')}
        </Button>
      </div>
    </div>
  );
};
