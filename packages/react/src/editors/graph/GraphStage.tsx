import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useContext, useEffect, useRef } from 'react';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import type { View } from '../canvas/canvas-view.ts';
import { keySystem } from '../input/key-system.ts';
import { cellLabel } from './cell-label.ts';
import { createGraphBoard } from './graph-board.ts';
import type { GraphBoard } from './graph-board.ts';
import type { ScreenPlace, ShapeWish } from './graph-desk.types.ts';
import { graphTexts } from './texts/graph-texts.ts';

/** Properties of {@link GraphStage}. */
export interface GraphStageProps {
  readonly title: string;
  readonly session: GraphSession;
  readonly onBoard: (board: GraphBoard | undefined) => void;
  readonly onView: (view: View) => void;
  readonly onOpen: (id: string, at?: ScreenPlace) => boolean;
  readonly onShapes: (wish: ShapeWish) => void;
}

/** Draws the canvas of a graph with the field that everything is typed into. */
export const GraphStage = (props: GraphStageProps): JSX.Element => {
  const { title, session } = props;
  const t = useT(graphTexts);
  const { palette, locale } = useContext(InterfaceContext);
  const isDark = palette === 'dark';
  const host = useRef<HTMLDivElement>(null);
  const made = useRef<GraphBoard>(undefined);
  const latest = useLatest({ ...props, t, locale });
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const board = createGraphBoard({
      host: element,
      session,
      system: keySystem(),
      onView: (view) => latest.current.onView(view),
      onOpen: (id, at) => latest.current.onOpen(id, at),
      onShapes: (wish) => latest.current.onShapes(wish),
      labelOf: (id) => cellLabel(session, id, latest.current),
    });
    made.current = board;
    board.field.focus();
    latest.current.onBoard(board);
    return () => {
      board.stop();
      made.current = undefined;
      latest.current.onBoard(undefined);
    };
  }, [session, latest]);
  useEffect(() => {
    made.current?.setDark(isDark);
  }, [isDark, session]);
  return (
    <div
      ref={host}
      className="cd-canvas cd-graph"
      role="application"
      aria-label={t('graph.stage', { title })}
      aria-describedby="cd-graph-hint"
    >
      <p id="cd-graph-hint" hidden>
        {t('graph.hint')}
      </p>
    </div>
  );
};
