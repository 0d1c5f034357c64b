import type { MindSession } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useContext, useEffect, useRef } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import type { View } from '../canvas/canvas-view.ts';
import { keySystem } from '../input/key-system.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { createMindBoard } from './mind-board.ts';
import type { MindBoard } from './mind-board.ts';
import { topicLabel } from './topic-label.ts';

/** Properties of {@link MindStage}. */
export interface MindStageProps {
  readonly title: string;
  readonly session: MindSession;
  readonly onBoard: (board: MindBoard | undefined) => void;
  readonly onView: (view: View) => void;
  readonly onBranch: (id: string | undefined) => void;
  readonly onOpen: (id: string, at?: { readonly x: number; readonly y: number }) => boolean;
}

/** Draws the canvas of a mind map with the field that everything is typed into. */
export const MindStage = (props: MindStageProps): JSX.Element => {
  const { title, session } = props;
  const t = useT(editorTexts);
  const isDark = useContext(InterfaceContext).palette === 'dark';
  const host = useRef<HTMLDivElement>(null);
  const made = useRef<MindBoard>(undefined);
  const latest = useLatest({ ...props, t });
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const board = createMindBoard({
      host: element,
      session,
      system: keySystem(),
      onView: (view) => latest.current.onView(view),
      onBranch: (id) => latest.current.onBranch(id),
      onOpen: (id, at) => latest.current.onOpen(id, at),
      labelOf: (id) => topicLabel(session.index(), id, latest.current.t),
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
      className="cd-canvas"
      role="application"
      aria-label={t('mind.stage', { title })}
      aria-describedby="cd-mind-hint"
    >
      <p id="cd-mind-hint" hidden>
        {t('mind.hint')}
      </p>
    </div>
  );
};
