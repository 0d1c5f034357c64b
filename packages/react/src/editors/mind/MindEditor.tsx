import type { MindSession } from '@chartdock/editing/tree';
import { mindCommands } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MenuAnchor } from '../../foundation/primitives/menus/menu.types.ts';
import type { View } from '../canvas/canvas-view.ts';
import { OverviewMap } from '../../viewer/OverviewMap.tsx';
import { paintFar } from '../canvas/paint-far.ts';
import { useMapShown } from '../frame/useMapShown.ts';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import type { EditorFrameProps } from '../frame/EditorFrame.tsx';
import { ZoomTools } from '../frame/ZoomTools.tsx';
import { keySystem } from '../input/key-system.ts';
import { canvasMenu, topicMenu } from './mind-words.ts';
import type { MindBoard } from './mind-board.ts';
import { MindMenu } from './MindMenu.tsx';
import { MindStage } from './MindStage.tsx';
import { MindTools } from './MindTools.tsx';
import { isPanel, MindPanels } from '../panels/MindPanels.tsx';
import { useOwnKeys } from '../panels/useOwnKeys.ts';
import { TouchBar } from '../panels/TouchBar.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link MindEditor}. */
export interface MindEditorProps {
  readonly frame: Omit<EditorFrameProps, 'children' | 'tools' | 'onDone'>;
  readonly session: MindSession;
  /** Is called once the map is on the screen. */
  readonly onShown?: (() => void) | undefined;
  /** Opens a panel of the file, such as search or keys. Returns false for an unknown id. */
  readonly onOpen: (id: string) => boolean;
  /** Switches to the outline. */
  readonly switcher: JSX.Element;
}

interface OpenMenu {
  readonly groups: readonly (readonly string[])[];
  readonly anchor: MenuAnchor;
}

const MENUS: Readonly<Record<string, OpenMenu['groups']>> = {
  'menu.topic': topicMenu,
  'menu.canvas': canvasMenu,
};

const commandOf = new Map(mindCommands.map((command) => [command.id, command]));

/** Edits a mind map. */
export const MindEditor = (props: MindEditorProps): JSX.Element => {
  const { frame, session, onShown, onOpen, switcher } = props;
  const [board, setBoard] = useState<MindBoard>();
  const [view, setView] = useState<View>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [panel, setPanel] = useState<string>();
  const [branch, setBranch] = useState<string>();
  const [keys, setKeys] = useOwnKeys();
  const [hasMap, toggleMap] = useMapShown();
  const t = useT(editorTexts);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useSyncExternalStore(session.document.subscribe, session.document.get, session.document.get);
  const isShown = view !== undefined;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  useEffect(() => board?.setKeys(keys), [board, keys]);
  const run = useCallback(
    (id: string): void => {
      if (board === undefined) return;
      board.run(id);
      // A panel that opened has the focus already.
      if (!isPanel(id)) board.field.focus();
    },
    [board],
  );
  const can = (id: string): boolean =>
    board !== undefined &&
    (commandOf.get(id)?.when?.(board.context) ?? (id !== 'view.branchOut' || branch !== undefined));
  const open = useCallback(
    (id: string, at?: { readonly x: number; readonly y: number }): boolean => {
      const groups = MENUS[id];
      if (isPanel(id)) {
        setPanel((before) => (before === id && id === 'panel.style' ? undefined : id));
        return true;
      }
      if (groups === undefined) return onOpen(id);
      setMenu({ groups, anchor: at ?? { x: 0, y: 0 } });
      return true;
    },
    [onOpen],
  );
  const system = keySystem();
  return (
    <EditorFrame
      {...frame}
      onDone={() => board?.field.focus()}
      tools={
        <MindTools session={session} system={system} keys={keys} can={can} run={run} switcher={switcher} />
      }
      foot={
        <>
          {frame.foot}
          <ZoomTools scale={view?.scale ?? 1} hasMap={hasMap} onMap={toggleMap} run={run} />
        </>
      }
    >
      <MindStage
        title={frame.title}
        session={session}
        onBoard={setBoard}
        onView={setView}
        onBranch={setBranch}
        onOpen={open}
      />
      {hasMap && board !== undefined && view !== undefined && (
        <OverviewMap
          stage={board.canvas}
          view={view}
          room={board.plan().box}
          content={board.plan()}
          ground={board.plan().theme.page}
          paint={(picture, whole, size) => paintFar(picture, board.plan(), { view: whole, size })}
        />
      )}
      {branch !== undefined && (
        <button type="button" className="cd-branch" onClick={() => run('view.branchOut')}>
          {t('mind.branchOut')}
        </button>
      )}
      {state.picking !== undefined && (
        <p className="cd-branch" role="status">
          {t('mind.picking')}
        </p>
      )}
      <TouchBar
        can={can}
        run={run}
        onMore={() => setMenu({ groups: topicMenu, anchor: { x: 0, y: window.innerHeight } })}
      />
      {panel !== undefined && (
        <MindPanels
          key={panel}
          open={panel}
          session={session}
          system={system}
          keys={keys}
          can={can}
          run={run}
          onKeys={setKeys}
          onClose={() => {
            setPanel(undefined);
            board?.field.focus();
          }}
        />
      )}
      {menu !== undefined && (
        <MindMenu
          groups={menu.groups}
          anchor={menu.anchor}
          system={system}
          keys={keys}
          can={can}
          onRun={run}
          onClose={() => {
            setMenu(undefined);
            board?.field.focus();
          }}
        />
      )}
    </EditorFrame>
  );
};
