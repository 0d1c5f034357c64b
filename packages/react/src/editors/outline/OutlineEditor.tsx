import { listRows, outlineKeys } from '@chartdock/editing/tree';
import type { MindSession } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import type { EditorFrameProps } from '../frame/EditorFrame.tsx';
import { keySystem } from '../input/key-system.ts';
import { topicLabel } from '../mind/topic-label.ts';
import { MindPanels } from '../panels/MindPanels.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { createOutlineList } from './outline-list.ts';
import type { OutlineList } from './outline-list.ts';
import { OutlineRowView } from './OutlineRowView.tsx';
import { OutlineTools } from './OutlineTools.tsx';

/** Properties of {@link OutlineEditor}. */
export interface OutlineEditorProps {
  readonly frame: Omit<EditorFrameProps, 'children' | 'tools' | 'onDone'>;
  readonly session: MindSession;
  readonly onShown?: (() => void) | undefined;
  readonly onOpen: (id: string) => boolean;
  /** Switches to the map. */
  readonly switcher: JSX.Element;
}

interface WayProps {
  readonly session: MindSession;
  readonly top: string;
  readonly onZoom: (id: string) => void;
}

/** Draws the way from the root to the branch that is shown. */
const Way = ({ session, top, onZoom }: WayProps): JSX.Element | null => {
  const t = useT(editorTexts);
  const index = session.index();
  const above = [...index.above(top)].reverse();
  if (above.length === 0) return null;
  return (
    <nav className="cd-outline__way" aria-label={t('outline.way')}>
      {above.map((id) => (
        <button key={id} type="button" className="cd-link-button" onClick={() => onZoom(id)}>
          {index.get(id)?.topic.title ?? ''}
        </button>
      ))}
    </nav>
  );
};

/** Edits a tree as an outline: one row a topic, written in place. */
export const OutlineEditor = ({
  frame,
  session,
  onShown,
  onOpen,
  switcher,
}: OutlineEditorProps): JSX.Element => {
  const t = useT(editorTexts);
  const host = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<OutlineList>();
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const tree = useSyncExternalStore(session.document.subscribe, session.document.get, session.document.get);
  const [wanted, setTop] = useState<string>();
  const [panel, setPanel] = useState<string>();
  const index = session.index();
  const top = wanted !== undefined && index.get(wanted) !== undefined ? wanted : tree.root.id;
  const rows = useMemo(() => listRows(tree, top), [tree, top]);
  const zoom = (id: string): void => {
    setTop(id);
    session.select([id]);
  };
  const open = (id: string): boolean => {
    const wantedPanel = PANELS[id];
    if (wantedPanel === undefined) return onOpen(id);
    setPanel(wantedPanel);
    return true;
  };
  const latest = useLatest({ top, zoom, onOpen: open, t });
  useEffect(() => {
    if (host.current === null) return undefined;
    const made = createOutlineList({
      host: host.current,
      session,
      system: keySystem(),
      top: () => latest.current.top,
      zoom: (id) => latest.current.zoom(id),
      onOpen: (id) => latest.current.onOpen(id),
      labelOf: (id) => topicLabel(session.index(), id, latest.current.t),
    });
    setList(made);
    const first = session.state().selected[0];
    if (first !== undefined) session.write({ id: first, caret: 'end' });
    made.field.focus();
    return () => {
      setList(undefined);
      made.stop();
    };
  }, [session, latest]);
  useLayoutEffect(() => list?.place(), [list, rows, state]);
  useEffect(() => {
    if (list !== undefined) onShown?.();
  }, [list, onShown]);
  const selected = new Set(state.selected);
  const topTopic = index.get(top)?.topic ?? tree.root;
  const run = (id: string): void => {
    list?.run(id);
    list?.field.focus();
  };
  return (
    <EditorFrame
      {...frame}
      onDone={() => list?.field.focus()}
      tools={<OutlineTools session={session} run={run} switcher={switcher} />}
    >
      <div ref={host} className="cd-outline">
        <div className="cd-outline__page">
          <Way session={session} top={top} onZoom={zoom} />
          <h2
            className={`cd-outline__top${state.writing?.id === top ? ' cd-topic-row--writing' : ''}`}
            data-row={top}
          >
            <span className="cd-topic-row__body">
              <span className="cd-topic-row__text">{topTopic.title === '' ? '\u200b' : topTopic.title}</span>
            </span>
          </h2>
          <ul
            role="tree"
            aria-label={t('mind.outline')}
            className="cd-outline__rows"
            aria-multiselectable="true"
          >
            {rows.map(({ topic, depth, canFold, isClosed }) => {
              const one = index.get(topic.id);
              return (
                <OutlineRowView
                  key={topic.id}
                  topic={topic}
                  depth={depth}
                  canFold={canFold}
                  isClosed={isClosed}
                  isSelected={selected.has(topic.id)}
                  isWriting={state.writing?.id === topic.id}
                  at={(one?.at ?? 0) + 1}
                  count={index.get(one?.parent ?? '')?.topic.children.length ?? 1}
                />
              );
            })}
          </ul>
          <button
            type="button"
            className="cd-outline__add"
            onClick={() => {
              session.select([rows[rows.length - 1]?.topic.id ?? top]);
              session.select([top]);
              run('row.child');
            }}
          >
            {t('outline.add')}
          </button>
        </div>
      </div>
      {panel !== undefined && (
        <MindPanels
          key={panel}
          open={panel}
          session={session}
          system={keySystem()}
          keys={outlineKeys}
          onKeys={() => undefined}
          can={() => true}
          run={run}
          onClose={() => {
            setPanel(undefined);
            const [id] = session.state().selected;
            if (id !== undefined) session.write({ id, caret: 'end' });
            list?.field.focus();
          }}
        />
      )}
    </EditorFrame>
  );
};

/** Which panel a command of a row opens. */
const PANELS: Readonly<Record<string, string>> = { 'row.note': 'topic.note', 'row.link': 'topic.link' };
