import type { GraphTextKey } from './texts/graph-texts.ts';

/** Names of commands. */
export const graphWords: Readonly<Record<string, GraphTextKey>> = {
  'text.write': 'graph.write',
  'cell.remove': 'graph.remove',
  'cell.duplicate': 'graph.duplicate',
  'next.n': 'graph.nextN',
  'next.e': 'graph.nextE',
  'next.s': 'graph.nextS',
  'next.w': 'graph.nextW',
  'select.all': 'graph.selectAll',
  'select.shapes': 'graph.selectShapes',
  'select.lines': 'graph.selectLines',
  'connect.selected': 'graph.connect',
  'line.reverse': 'graph.reverse',
  'line.unbend': 'style.unbend',
  'order.front': 'graph.front',
  'order.back': 'graph.back',
  'order.forward': 'graph.forward',
  'order.backward': 'graph.backward',
  'group.make': 'graph.group',
  'group.take': 'graph.ungroup',
  'lock.toggle': 'graph.lock',
  'align.left': 'graph.alignLeft',
  'align.center': 'graph.alignCenter',
  'align.right': 'graph.alignRight',
  'align.top': 'graph.alignTop',
  'align.middle': 'graph.alignMiddle',
  'align.bottom': 'graph.alignBottom',
  'spread.x': 'graph.spreadX',
  'spread.y': 'graph.spreadY',
  'same.w': 'graph.sameW',
  'same.h': 'graph.sameH',
  'same.both': 'graph.same',
  'flip.x': 'graph.flipX',
  'flip.y': 'graph.flipY',
  'shape.turn': 'graph.turn',
  'text.bold': 'graph.bold',
  'text.italic': 'graph.italic',
  'style.copy': 'graph.styleCopy',
  'style.paste': 'graph.stylePaste',
  'layout.down': 'graph.layoutDown',
  'layout.right': 'graph.layoutRight',
  'row.add': 'graph.rowAdd',
  'row.remove': 'graph.rowRemove',
  'column.add': 'graph.columnAdd',
  'column.remove': 'graph.columnRemove',
  'lane.before': 'graph.laneBefore',
  'lane.after': 'graph.laneAfter',
  'edit.find': 'graph.find',
  'shape.change': 'graph.change',
  'panel.style': 'style.show',
  'panel.shapes': 'shapes.show',
};

/** Commands of the menu of a shape, in groups. */
export const shapeMenu: readonly (readonly string[])[] = [
  ['text.write', 'shape.change', 'cell.duplicate', 'panel.style'],
  ['lane.before', 'lane.after'],
  ['row.add', 'row.remove', 'column.add', 'column.remove'],
  ['style.copy', 'style.paste'],
  ['order.front', 'order.forward', 'order.backward', 'order.back'],
  ['connect.selected', 'group.make', 'group.take', 'lock.toggle'],
  ['cell.remove'],
];

/** Commands of the menu of a connector, in groups. */
export const lineMenu: readonly (readonly string[])[] = [
  ['text.write', 'line.reverse', 'line.unbend', 'panel.style'],
  ['style.copy', 'style.paste'],
  ['lock.toggle'],
  ['cell.remove'],
];

/** Commands of the menu of the canvas, in groups. */
export const canvasMenu: readonly (readonly string[])[] = [
  ['select.all', 'select.shapes', 'select.lines', 'edit.find'],
  ['layout.down', 'layout.right'],
  ['panel.shapes', 'panel.style'],
];

/** Commands of the menu that arranges, in groups. */
export const arrangeMenu: readonly (readonly string[])[] = [
  ['align.left', 'align.center', 'align.right'],
  ['align.top', 'align.middle', 'align.bottom'],
  ['spread.x', 'spread.y'],
  ['same.w', 'same.h', 'same.both'],
  ['flip.x', 'flip.y', 'shape.turn'],
  ['group.make', 'group.take', 'lock.toggle'],
  ['layout.down', 'layout.right'],
];
