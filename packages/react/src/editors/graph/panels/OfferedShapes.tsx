import { findShape } from '@chartdock/documents';
import type { Shape } from '@chartdock/documents';
import { addShape, oppositeOf, OUTWARD } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useContext, useMemo } from 'react';
import { InterfaceContext } from '../../../foundation/i18n/interface-context.ts';
import { useT } from '../../../foundation/i18n/useT.ts';
import { Menu } from '../../../foundation/primitives/menus/Menu.tsx';
import type { GraphBoard } from '../graph-board.ts';
import type { ShapeWish } from '../graph-desk.types.ts';
import { ShapeArt } from '../ShapeArt.tsx';
import { graphTexts } from '../texts/graph-texts.ts';
import { librariesFor } from './libraries.ts';

/** Properties of {@link OfferedShapes}. */
export interface OfferedShapesProps {
  readonly board: GraphBoard;
  readonly wish: ShapeWish;
  readonly category: string;
  readonly onClose: () => void;
}

const MOST = 10;

/** Makes a shape where a connector was let go, and joins the two. */
const make = ({ desk }: GraphBoard, { spot, from }: ShapeWish, shape: string): void => {
  const { session } = desk;
  const { store, plan } = session;
  const source = plan.node(from.id ?? '');
  const size =
    source?.shape === shape ? { w: source.w, h: source.h } : (findShape(shape)?.size ?? { w: 120, h: 60 });
  const out = from.side === undefined ? { x: 0, y: 0 } : OUTWARD[from.side];
  const middle = { x: spot.x + (out.x * size.w) / 2, y: spot.y + (out.y * size.h) / 2 };
  store.batch({ label: 'graph.next' }, () => {
    const next = addShape(store, { shape, middle, ...size, grid: desk.grid() });
    store.apply(next.intents);
    const to = { id: next.id, ...(from.side === undefined ? {} : { side: oppositeOf(from.side) }) };
    store.apply({ op: 'connect', from, to }, { select: [next.id] });
  });
};

/** Offers shapes where a connector was let go in the blank: that of its beginning first. */
export const OfferedShapes = ({ board, wish, category, onClose }: OfferedShapesProps): JSX.Element => {
  const t = useT(graphTexts);
  const { locale } = useContext(InterfaceContext);
  const shapes = useMemo((): readonly Shape[] => {
    const source = findShape(board.desk.session.plan.node(wish.from.id ?? '')?.shape ?? '');
    const [first] = librariesFor(category).libraries;
    const list = [...(source === undefined ? [] : [source]), ...(first?.shapes ?? [])];
    return [...new Set(list)].slice(0, MOST);
  }, [board, category, wish]);
  return (
    <Menu
      entries={shapes.map(({ id, names }) => ({
        id,
        label: names[locale],
        art: <ShapeArt shape={id} theme={board.theme()} />,
      }))}
      anchor={wish.at}
      label={t('palette.offer')}
      onChoose={(id) => make(board, wish, id)}
      onClose={onClose}
    />
  );
};
