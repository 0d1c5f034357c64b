import type { GraphSession } from '@chartdock/editing/graph';
import { canRunGraphCommand } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../foundation/app/useMediaQuery.ts';
import type { MenuAnchor } from '../../foundation/primitives/menus/menu.types.ts';
import type { View } from '../canvas/canvas-view.ts';
import { useMapShown } from '../frame/useMapShown.ts';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import type { EditorFrameProps } from '../frame/EditorFrame.tsx';
import { ZoomTools } from '../frame/ZoomTools.tsx';
import { keySystem } from '../input/key-system.ts';
import type { GraphBoard } from './graph-board.ts';
import type { ScreenPlace, ShapeWish } from './graph-desk.types.ts';
import { GraphMap } from './GraphMap.tsx';
import { GraphMenu } from './GraphMenu.tsx';
import { GraphStage } from './GraphStage.tsx';
import { GraphTools } from './GraphTools.tsx';
import type { GraphPanel } from './GraphTools.tsx';
import { canvasMenu, lineMenu, shapeMenu } from './graph-words.ts';
import { GraphFind } from './panels/GraphFind.tsx';
import { OfferedShapes } from './panels/OfferedShapes.tsx';
import type { OutlineWish } from './panels/OfferedShapes.tsx';
import { Palette } from './panels/Palette.tsx';
import { StylePanel } from './panels/StylePanel.tsx';
import { placeAt } from './works/place-work.ts';
import { writeOnLine } from './works/write-on-line.ts';

/** Properties of {@link GraphEditor}. */
export interface GraphEditorProps {
  readonly frame: Omit<EditorFrameProps, 'children' | 'tools' | 'onDone'>;
  readonly session: GraphSession;
  readonly category: string;
  /** Is called once the graph is on the screen. */
  readonly onShown?: (() => void) | undefined;
}

interface OpenMenu {
  readonly groups: readonly (readonly string[])[];
  readonly anchor: MenuAnchor;
}

const MENUS: Readonly<Record<string, OpenMenu['groups']>> = {
  'menu.shape': shapeMenu,
  'menu.line': lineMenu,
  'menu.canvas': canvasMenu,
};

const PANELS: Readonly<Record<string, GraphPanel>> = { 'panel.shapes': 'shapes', 'panel.style': 'style' };
/** Commands that open something besides menus and panels. */
const ACTS: ReadonlySet<string> = new Set(['edit.find', 'shape.change', 'blank.twice', 'line.label']);
const WIDE = '(min-width: 785px)';

/** Begins a text where the blank was pressed twice. */
const addText = (board: GraphBoard, { x, y }: ScreenPlace): void => {
  const middle = board.desk.spotOf({ clientX: x, clientY: y });
  board.desk.session.write({ id: placeAt(board, 'text', { middle, grid: 0 }) });
};

/** Asks for another outline beside the selection. */
const outlineWish = ({ desk, canvas }: GraphBoard): OutlineWish | undefined => {
  const [node] = desk.session.selected().flatMap((id) => desk.session.plan.node(id) ?? []);
  if (node === undefined) return undefined;
  const { left, top } = desk.host.getBoundingClientRect();
  const spot = canvas.toScreen({ x: node.x + node.w, y: node.y });
  return { change: node.id, at: { x: left + spot.x + 8, y: top + spot.y } };
};

const withToggled = <T,>(set: ReadonlySet<T>, one: T, isAlone: boolean): ReadonlySet<T> => {
  if (set.has(one)) return new Set([...set].filter((other) => other !== one));
  return new Set(isAlone ? [one] : [...set, one]);
};

/** Edits a flowchart or anything else that is made of shapes and connectors. */
export const GraphEditor = ({ frame, session, category, onShown }: GraphEditorProps): JSX.Element => {
  const isWide = useMediaQuery(WIDE);
  const [board, setBoard] = useState<GraphBoard>();
  const [view, setView] = useState<View>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [wish, setWish] = useState<ShapeWish | OutlineWish>();
  const [panels, setPanels] = useState<ReadonlySet<GraphPanel>>(() => new Set(isWide ? ['shapes'] : []));
  const [isFinding, setFinding] = useState(false);
  const [hasMap, toggleMap] = useMapShown();
  const [, setTick] = useState(0);
  useEffect(() => session.subscribe(() => setTick((tick) => tick + 1)), [session]);
  useSyncExternalStore(session.subscribe, session.get, session.get);
  const isShown = view !== undefined;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const toggle = useCallback(
    (panel: GraphPanel) => setPanels((before) => withToggled(before, panel, !isWide)),
    [isWide],
  );
  const open = useCallback(
    (id: string, at?: ScreenPlace): boolean => {
      const [groups, panel, place] = [MENUS[id], PANELS[id], at ?? { x: 0, y: 0 }];
      if (groups !== undefined) setMenu({ groups, anchor: place });
      else if (panel !== undefined) toggle(panel);
      else if (board === undefined || !ACTS.has(id)) return false;
      else if (id === 'edit.find') setFinding(true);
      else if (id === 'shape.change') setWish(outlineWish(board));
      else if (id === 'blank.twice') addText(board, place);
      else writeOnLine(board.desk, place);
      return true;
    },
    [board, toggle],
  );
  const run = useCallback(
    (id: string): void => {
      if (board === undefined) return;
      if (!board.run(id)) open(id);
      board.field.focus();
    },
    [board, open],
  );
  const can = (id: string): boolean =>
    PANELS[id] !== undefined ||
    id === 'edit.find' ||
    canRunGraphCommand(id === 'shape.change' ? 'order.front' : id, session);
  const system = keySystem();
  const focus = (): void => board?.field.focus();
  return (
    <EditorFrame
      {...frame}
      onDone={focus}
      tools={<GraphTools session={session} system={system} can={can} run={run} panels={panels} />}
      foot={
        <>
          {frame.foot}
          <ZoomTools scale={view?.scale ?? 1} hasMap={hasMap} onMap={toggleMap} run={run} />
        </>
      }
    >
      <div className="cd-graph-room">
        {panels.has('shapes') && board !== undefined && (
          <Palette category={category} theme={board.theme()} board={board} onClose={() => toggle('shapes')} />
        )}
        <div className="cd-graph-stage">
          <GraphStage
            title={frame.title}
            session={session}
            onBoard={setBoard}
            onView={setView}
            onOpen={open}
            onShapes={setWish}
          />
          {hasMap && <GraphMap board={board} session={session} view={view} />}
        </div>
        {panels.has('style') && board !== undefined && (
          <StylePanel
            session={session}
            theme={board.theme()}
            onClose={() => toggle('style')}
            onDone={focus}
          />
        )}
      </div>
      {isFinding && (
        <GraphFind
          session={session}
          onClose={() => {
            setFinding(false);
            focus();
          }}
        />
      )}
      {menu !== undefined && (
        <GraphMenu
          groups={menu.groups}
          anchor={menu.anchor}
          system={system}
          can={can}
          onRun={run}
          onClose={() => {
            setMenu(undefined);
            focus();
          }}
        />
      )}
      {wish !== undefined && board !== undefined && (
        <OfferedShapes
          board={board}
          wish={wish}
          category={category}
          onClose={() => {
            setWish(undefined);
            focus();
          }}
        />
      )}
    </EditorFrame>
  );
};
