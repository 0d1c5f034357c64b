import { findShape } from '@chartdock/documents';
import type { GraphNode, NodeRow } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { SentThing } from '../operations/operation.types.ts';
import { ordersAt } from '../operations/orders-at.ts';
import type { EditingStore } from '../store/store.ts';
import { roundPlace } from './box.ts';
import type { Spot } from './box.ts';
import { STARTERS } from './starters.ts';

/** A shape that is to be made. */
export interface NewShape {
  readonly shape: string;
  /** Where its middle comes. */
  readonly middle: Spot;
  readonly w?: number;
  readonly h?: number;
  /** Shape that it comes into. Default the sheet. */
  readonly parent?: string | undefined;
  readonly style?: GraphNode['style'] | undefined;
  /** Distance of the lines of the grid that its corner comes onto. Default none. */
  readonly grid?: number;
}

/** Returns a new shape as operations carry it, without its place among the others. */
export const makeNode = ({ shape, middle, w, h, style, grid = 0 }: NewShape): Omit<GraphNode, 'order'> => {
  const known = findShape(shape);
  const starter = STARTERS[shape] ?? {};
  const size = { w: w ?? known?.size.w ?? 120, h: h ?? known?.size.h ?? 60 };
  const snap = (value: number): number => (grid > 0 ? Math.round(value / grid) * grid : roundPlace(value));
  const isGround = GROUNDS.has(shape);
  return {
    t: 'node',
    shape,
    x: snap(middle.x - size.w / 2),
    y: snap(middle.y - size.h / 2),
    ...size,
    z: isGround ? 0 : 1,
    text: '',
    style: isGround ? {} : { ...style },
    ...starter,
  };
};

/** Shapes that lie below connectors, as others stand on them. */
const GROUNDS = new Set([
  'lane',
  'lane-vertical',
  'pool',
  'pool-vertical',
  'phase',
  'lane-separator',
  'frame',
  'bpmn-group',
  'org-team',
  'floor-room',
  'gantt-row',
  'ui-phone',
  'ui-browser',
  'ui-window',
]);

/** Returns the intent that adds a shape above all others, and the id it gets. */
export const addShape = (
  store: EditingStore,
  shape: NewShape,
): { readonly id: string; readonly intents: readonly Intent[] } => {
  const id = store.newId();
  const { orders, first } = ordersAt(store.index, shape.parent, { at: Number.POSITIVE_INFINITY, count: 1 });
  const { rows, ...node } = makeNode(shape);
  const thing = {
    ...node,
    ...(rows === undefined ? {} : { rows: rows.map((row): NodeRow => ({ ...row, id: store.newId() })) }),
    in: 'cells',
    order: orders[0] ?? '',
    ...(shape.parent === undefined ? {} : { parent: shape.parent }),
  } as const satisfies SentThing;
  return { id, intents: [...first, { op: 'add', things: { [id]: thing } }] };
};
