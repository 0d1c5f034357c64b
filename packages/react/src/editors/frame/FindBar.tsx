import type { MindSession } from '@chartdock/editing/tree';
import { findTopics, replaceInTopics } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { closeIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { upIcon } from '../../viewer/viewer-icons.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link FindBar}. */
export interface FindBarProps {
  readonly session: MindSession;
  readonly onClose: () => void;
}

/** Most hits that are listed; the arrows reach all. */
const MOST_LISTED = 50;

/** Finds words in topics, also in collapsed ones, which open while they are looked at, and replaces them. */
export const FindBar = ({ session, onClose }: FindBarProps): JSX.Element => {
  const t = useT(editorTexts);
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef<string[]>([]);
  const [words, setWords] = useState('');
  const [put, setPut] = useState('');
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');
  const tree = useSyncExternalStore(session.document.subscribe, session.document.get, session.document.get);
  const hits = useMemo(() => findTopics(tree, words), [tree, words]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const go = (next: number): void => {
    const hit = hits[(next + hits.length) % Math.max(1, hits.length)];
    if (hit === undefined) return;
    setAt((next + hits.length) % hits.length);
    opened.current.push(...session.show(hit.id));
  };
  const close = (): void => {
    session.closeAgain(opened.current);
    onClose();
  };
  const replace = (ids: readonly string[]): void => {
    const change = replaceInTopics(session.index(), ids, { words, put });
    if (session.change(change, { label: 'edit.replace' })) setTold(t('find.replaced', { count: ids.length }));
  };
  const hit = hits[Math.min(at, hits.length - 1)];
  return (
    <div
      className="cd-find"
      role="search"
      aria-label={t('find.open')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) close();
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
            go(event.shiftKey ? at - 1 : session.state().selected[0] === hit?.id ? at + 1 : at);
          }}
        />
        <span className="cd-find__count" role="status">
          {told !== ''
            ? told
            : words === ''
              ? ''
              : hits.length === 0
                ? t('find.none')
                : t('find.count', { at: Math.min(at, hits.length - 1) + 1, count: hits.length })}
        </span>
        <IconButton scale="small" icon={upIcon} label={t('find.previous')} onClick={() => go(at - 1)} />
        <IconButton scale="small" icon={chevronDownIcon} label={t('find.next')} onClick={() => go(at + 1)} />
        <IconButton scale="small" icon={closeIcon} label={t('common.close')} onClick={close} />
      </div>
      <div className="cd-find__line">
        <input
          className="cd-find__field"
          aria-label={t('find.with')}
          placeholder={t('find.with')}
          value={put}
          onChange={({ target }) => setPut(target.value)}
        />
        <Button disabled={hit === undefined} onClick={() => hit !== undefined && replace([hit.id])}>
          {t('find.replace')}
        </Button>
        <Button disabled={hits.length === 0} onClick={() => replace(hits.map(({ id }) => id))}>
          {t('find.replaceAll')}
        </Button>
      </div>
      {hits.length > 1 && (
        <ul className="cd-find__hits" aria-label={t('find.open')}>
          {hits.slice(0, MOST_LISTED).map(({ id }, place) => (
            <li key={id}>
              <button
                type="button"
                className="cd-find__hit"
                aria-current={place === at ? 'true' : undefined}
                onClick={() => go(place)}
              >
                {session.index().get(id)?.topic.title ?? ''}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
