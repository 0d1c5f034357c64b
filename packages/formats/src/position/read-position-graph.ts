import { graphCanvas, isShape } from '../graphs/draft-graph.ts';
import type { DraftEdge, DraftEnd, DraftNode } from '../graphs/draft-graph.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText } from '../trees/tree-parts.ts';
import { looseHtmlText } from '../xml/html-text.ts';
import { colourOf, listOf, numberOf, recordOf, textOf } from './position-values.ts';
import type { Json } from './position-values.ts';

/** Names our shape for names of theirs. */
const SHAPES: Readonly<Record<string, string>> = {
  process: 'rect',
  rectangle: 'rect',
  roundRectangle: 'round',
  decision: 'diamond',
  diamond: 'diamond',
  terminator: 'terminator',
  round: 'circle',
  ellipse: 'ellipse',
  document: 'document',
  multiDocuments: 'documents',
  multipleDocument: 'documents',
  data: 'parallelogram',
  parallelogram: 'parallelogram',
  predefinedProcess: 'subprocess',
  storedData: 'stored-data',
  database: 'cylinder',
  cylinder: 'cylinder',
  preparation: 'hexagon',
  hexagon: 'hexagon',
  manualInput: 'manual-input',
  manualOperation: 'manual-operation',
  internalStorage: 'internal-storage',
  delay: 'delay',
  display: 'display',
  onPageReference: 'connector',
  offPageReference: 'off-page',
  annotation: 'bpmn-annotation',
  text: 'text',
  note: 'note',
  triangle: 'triangle',
  pentagon: 'pentagon',
  octagon: 'octagon',
  polygon: 'hexagon',
  cross: 'cross',
  cloud: 'cloud',
  umlClass: 'uml-class',
  cls: 'uml-class',
  umlInterface: 'uml-interface',
  umlActor: 'uml-actor',
  actor: 'uml-actor',
  useCase: 'uml-use-case',
  horizontalLane: 'lane',
  verticalLane: 'lane-vertical',
  horizontalPool: 'pool',
  verticalPool: 'pool-vertical',
};

const HEADS: Readonly<Record<string, string>> = {
  none: 'none',
  solidArrow: 'arrow',
  normal: 'open',
  openArrow: 'open',
  dashedArrow: 'triangle',
  solidDiamond: 'diamond-filled',
  dashedDiamond: 'diamond',
  solidCircle: 'circle',
  dashedCircle: 'circle',
  cross: 'cross',
};

const labelOf = (value: Json): string => {
  const blocks = value['textBlock'];
  const list = Array.isArray(blocks) ? listOf(blocks) : [blocks ?? value['text']];
  return list
    .map((block) => looseHtmlText(typeof block === 'string' ? block : textOf(recordOf(block)['text'])))
    .filter((text) => text !== '')
    .join('\n');
};

const nodeOf = (shape: Json, id: string, losses: LossCounter): DraftNode => {
  const [props, line, fill] = [
    recordOf(shape['props']),
    recordOf(shape['lineStyle']),
    recordOf(shape['fillStyle']),
  ];
  const name = textOf(shape['name']);
  const known = Object.hasOwn(SHAPES, name) ? SHAPES[name] : isShape(name) ? name : undefined;
  if (known === undefined) losses.add('shapes');
  const [background, stroke] = [colourOf(fill['color']), colourOf(line['lineColor'])];
  const color = colourOf(recordOf(shape['fontStyle'])['color']);
  const size = numberOf(recordOf(shape['fontStyle'])['size']);
  const degrees = Math.round((numberOf(props['angle']) * 180) / Math.PI);
  return {
    id,
    shape: known ?? 'rect',
    ...{ x: numberOf(props['x']), y: numberOf(props['y']), w: numberOf(props['w']), h: numberOf(props['h']) },
    text: fitText(labelOf(shape), losses),
    style: {
      ...(background === undefined ? {} : { fill: background }),
      ...(stroke === undefined ? {} : { stroke }),
      ...(color === undefined ? {} : { color }),
      ...(size > 0 ? { fontSize: Math.min(200, Math.max(6, size)) } : {}),
    },
    ...(degrees % 360 === 0 ? {} : { rot: ((degrees % 360) + 360) % 360 }),
  };
};

const ROUTERS = { broken: 'orthogonal', curve: 'curve', normal: 'straight' } as const;

const edgeOf = (linker: Json, ids: ReadonlyMap<string, string>, id: string): DraftEdge => {
  const endOf = (value: unknown): DraftEnd => {
    const end = recordOf(value);
    const known = ids.get(textOf(end['id']));
    return known === undefined ? { x: numberOf(end['x']), y: numberOf(end['y']) } : { id: known };
  };
  const points = listOf(linker['points']).map((point): [number, number] => [
    numberOf(recordOf(point)['x']),
    numberOf(recordOf(point)['y']),
  ]);
  const [from, to] = [recordOf(linker['from']), recordOf(linker['to'])];
  const whole: [number, number][] = [
    [numberOf(from['x']), numberOf(from['y'])],
    ...points,
    [numberOf(to['x']), numberOf(to['y'])],
  ];
  const style = recordOf(linker['lineStyle']);
  const stroke = colourOf(style['lineColor']);
  const text = labelOf(linker);
  const type = textOf(linker['linkerType']);
  return {
    id,
    from: endOf(linker['from']),
    to: endOf(linker['to']),
    points: points.length === 0 || type === 'curve' ? [] : whole,
    labels: text === '' ? [] : [{ t: 0.5, text }],
    router: type === 'curve' || type === 'normal' ? ROUTERS[type] : 'orthogonal',
    style: {
      begin: HEADS[textOf(style['beginArrowStyle'])] ?? 'none',
      end: HEADS[textOf(style['endArrowStyle'])] ?? 'arrow',
      ...(stroke === undefined ? {} : { stroke }),
      ...(textOf(style['lineStyle']) === 'solid' || textOf(style['lineStyle']) === ''
        ? {}
        : { dash: 'dashed' as const }),
    },
  };
};

/** Makes a canvas of shapes and linkers. */
export const readPositionGraph = (elements: Json, title: string, losses: LossCounter): FormatCanvas => {
  const all = Object.values(recordOf(elements['elements'])).map(recordOf);
  const isLinker = (element: Json): boolean =>
    element['linkerType'] !== undefined || element['name'] === 'linker';
  const nextId = createIds('c');
  const shapes = all
    .filter((element) => !isLinker(element))
    .sort((a, b) => numberOf(recordOf(a['props'])['zindex']) - numberOf(recordOf(b['props'])['zindex']));
  const ids = new Map(shapes.map((shape) => [textOf(shape['id']), nextId()]));
  const page = recordOf(elements['page']);
  const bg = colourOf(page['backgroundColor']);
  return graphCanvas({
    title,
    nodes: shapes.map((shape) => nodeOf(shape, ids.get(textOf(shape['id'])) ?? nextId(), losses)),
    edges: all.filter(isLinker).map((linker) => edgeOf(linker, ids, nextId())),
    size: { w: Math.max(100, numberOf(page['width'])), h: Math.max(100, numberOf(page['height'])) },
    ...(bg === undefined ? {} : { bg }),
  });
};
