import { findShape } from '@chartdock/documents';
import type { Shape } from '@chartdock/documents';
import { addShape, middleOf, oppositeOf, OUTWARD } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useContext, useMemo } from 'react';
import { InterfaceContext } from '../../../foundation/i18n/interface-context.ts';
import { useT } from '../../../foundation/i18n/useT.ts';
import { Menu } from '../../../foundation/primitives/menus/Menu.tsx';
import type { GraphBoard } from '../graph-board.ts';
import type { ScreenPlace, ShapeWish } from '../graph-desk.types.ts';
import { ShapeArt } from '../ShapeArt.tsx';
import { graphTexts } from '../texts/graph-texts.ts';
import { librariesFor } from './libraries.ts';

/** Properties of {@link OfferedShapes}. */
export interface OfferedShapesProps {
  readonly board: GraphBoard;
  /** Wish for a shape: the next shape, or another outline for the selection. */
  readonly wish: ShapeWish | OutlineWish;
  readonly category: string;
  readonly onClose: () => void;
}

/** Asks for another outline for the selection; text, size and connectors stay. */
export interface OutlineWish {
  readonly at: ScreenPlace;
  readonly change: string;
}

const MOST = 10;
/** So far aside of straight ahead a connector is let go by a hand that is not steady, in pixels. */
const STRAIGHT = 28;

/** Makes a shape where a connector was let go, and joins the two. */
const make = ({ desk }: GraphBoard, { spot, from }: ShapeWish, shape: string): void => {
  const { session } = desk;
  const { store, plan } = session;
  const source = plan.node(from.id ?? '');
  const size =
    source?.shape === shape ? { w: source.w, h: source.h } : (findShape(shape)?.size ?? { w: 120, h: 60 });
  const out = from.side === undefined ? { x: 0, y: 0 } : OUTWARD[from.side];
  const level = source === undefined ? spot : middleOf(source);
  // Almost straight ahead is meant to be straight ahead.
  const straighten = (at: number, wanted: number): number => (Math.abs(at - wanted) < STRAIGHT ? wanted : at);
  const middle = {
    x: out.x === 0 ? straighten(spot.x, level.x) : spot.x + (out.x * size.w) / 2,
    y: out.y === 0 ? straighten(spot.y, level.y) : spot.y + (out.y * size.h) / 2,
  };
  store.batch({ label: 'graph.next' }, () => {
    const next = addShape(store, { shape, middle, ...size });
    store.apply(next.intents);
    const to = { id: next.id, ...(from.side === undefined ? {} : { side: oppositeOf(from.side) }) };
    store.apply({ op: 'connect', from, to }, { select: [next.id] });
  });
};

/** Gives the selection another outline. */
const changeOutline = ({ desk }: GraphBoard, shape: string): void => {
  const { session } = desk;
  const nodes = session.selected().flatMap((id) => session.plan.node(id) ?? []);
  session.change(
    nodes
      .filter(({ locked }) => locked !== true)
      .map(({ id }) => ({ op: 'set', id, to: { shape } }) as const),
    { label: 'graph.shape', select: session.selected() },
  );
};

/** Offers shapes where a connector was let go in the blank, or in place of the selection: those like it first. */
export const OfferedShapes = ({ board, wish, category, onClose }: OfferedShapesProps): JSX.Element => {
  const t = useT(graphTexts);
  const { locale } = useContext(InterfaceContext);
  const shapes = useMemo((): readonly Shape[] => {
    const from = 'change' in wish ? wish.change : wish.from.id;
    const source = findShape(board.desk.session.plan.node(from ?? '')?.shape ?? '');
    const { libraries } = librariesFor(category);
    const near = 'change' in wish ? libraries.find(({ id }) => id === source?.group) : libraries[0];
    const list = [...(source === undefined ? [] : [source]), ...(near?.shapes ?? [])];
    // A shape with rows is no other outline of one without.
    const isAlike = ({ hasRows }: Shape): boolean =>
      !('change' in wish) || hasRows === (source?.hasRows ?? false);
    return [...new Set(list)].filter(isAlike).slice(0, 'change' in wish ? MOST * 2 : MOST);
  }, [board, category, wish]);
  return (
    <Menu
      entries={shapes.map(({ id, names }) => ({
        id,
        label: names[locale],
        art: <ShapeArt shape={id} theme={board.theme()} />,
      }))}
      anchor={wish.at}
      label={t('change' in wish ? 'graph.change' : 'shapes.offer')}
      onChoose={(id) => ('change' in wish ? changeOutline(board, id) : make(board, wish, id))}
      onClose={onClose}
    />
  );
};
