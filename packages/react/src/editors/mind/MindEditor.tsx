import type { MindSession } from '@chartdock/editing';
import { mindCommands } from '@chartdock/editing';
import type { JSX } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { View } from '../canvas/canvas-view.ts';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import type { EditorFrameProps } from '../frame/EditorFrame.tsx';
import { ZoomTools } from '../frame/ZoomTools.tsx';
import { keySystem } from '../input/key-system.ts';
import type { MindBoard } from './mind-board.ts';
import { MindStage } from './MindStage.tsx';
import { MindTools } from './MindTools.tsx';

/** Properties of {@link MindEditor}. */
export interface MindEditorProps {
  readonly frame: Omit<EditorFrameProps, 'children' | 'tools' | 'foot' | 'onDone'>;
  readonly session: MindSession;
  /** Is called once the map is on the screen. */
  readonly onShown?: (() => void) | undefined;
}

const commandOf = new Map(mindCommands.map((command) => [command.id, command]));

/** Edits a mind map. */
export const MindEditor = ({ frame, session, onShown }: MindEditorProps): JSX.Element => {
  const [board, setBoard] = useState<MindBoard>();
  const [view, setView] = useState<View>();
  useSyncExternalStore(session.subscribe, session.state, session.state);
  useSyncExternalStore(session.document.subscribe, session.document.get, session.document.get);
  const isShown = view !== undefined;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const run = useCallback(
    (id: string): void => {
      if (board === undefined) return;
      board.run(id);
      board.field.focus();
    },
    [board],
  );
  const can = (id: string): boolean =>
    board !== undefined && (commandOf.get(id)?.when?.(board.context) ?? true);
  const onOpen = useCallback((): boolean => false, []);
  return (
    <EditorFrame
      {...frame}
      onDone={() => board?.field.focus()}
      tools={<MindTools system={keySystem()} can={can} run={run} />}
      foot={<ZoomTools scale={view?.scale ?? 1} run={run} />}
    >
      <MindStage title={frame.title} session={session} onBoard={setBoard} onView={setView} onOpen={onOpen} />
    </EditorFrame>
  );
};
