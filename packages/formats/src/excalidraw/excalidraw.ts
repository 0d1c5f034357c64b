import type { BoardElement, BoardElementType } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader, FormatWriter } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, definitionOf, fitText, hexColour } from '../trees/tree-parts.ts';

type Json = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, BoardElementType>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  diamond: 'diamond',
  line: 'line',
  arrow: 'arrow',
  freedraw: 'pen',
  text: 'text',
  frame: 'frame',
  magicframe: 'frame',
};

const THEIRS: Readonly<Record<BoardElementType, string>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  diamond: 'diamond',
  line: 'line',
  arrow: 'arrow',
  pen: 'freedraw',
  note: 'rectangle',
  text: 'text',
  frame: 'frame',
  image: 'rectangle',
};

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const round = (value: number): number => Math.round(Math.max(-900_000, Math.min(900_000, value)) * 100) / 100;

const pointsOf = (value: unknown): readonly (readonly [number, number])[] =>
  (Array.isArray(value) ? (value as unknown[]) : [])
    .slice(0, 1_000)
    .flatMap((point) =>
      Array.isArray(point) ? [[round(numberOf(point[0])), round(numberOf(point[1]))] as const] : [],
    );

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
  /** Texts that stand inside another element, by its id. */
  readonly labels: ReadonlyMap<string, string>;
}

const knownType = (element: Json): BoardElementType | undefined => {
  const type = textOf(element['type']);
  return Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
};

const wordsOf = (element: Json, labels: Reading['labels']): string =>
  textOf(element['text']) || (labels.get(textOf(element['id'])) ?? '') || textOf(element['name']);

const placeOf = (element: Json) => ({
  ...{ x: round(numberOf(element['x'])), y: round(numberOf(element['y'])) },
  ...{ w: round(Math.abs(numberOf(element['width']))), h: round(Math.abs(numberOf(element['height']))) },
});

const readElement = (element: Json, { losses, nextId, labels }: Reading): readonly BoardElement[] => {
  if (element['isDeleted'] === true) return [];
  const type = knownType(element);
  if (type === undefined) {
    losses.add(element['type'] === 'image' ? 'pictures' : 'shapes');
    return [];
  }
  if (type === 'text' && textOf(element['containerId']) !== '') return [];
  const points = pointsOf(element['points']);
  if (numberOf(element['angle']) !== 0) losses.add('styles');
  return [
    {
      ...{ id: nextId(), type },
      ...placeOf(element),
      text: fitText(wordsOf(element, labels), losses),
      color: hexColour(textOf(element['strokeColor'])) ?? '#1e1e1e',
      ...(points.length === 0 ? {} : { points }),
      ...(type === 'text'
        ? { fontSize: Math.min(200, Math.max(6, numberOf(element['fontSize']) || 20)) }
        : {}),
    },
  ];
};

/** Reads a scene of Excalidraw as a whiteboard. Throws `not_this_format` for other JSON. */
export const readExcalidraw: FormatReader = (bytes) => {
  let json: unknown;
  try {
    json = JSON.parse(decodeUtf8(bytes));
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw new FormatError('damaged', 'broken JSON');
  }
  const scene = recordOf(json);
  const list = Array.isArray(scene['elements']) ? (scene['elements'] as unknown[]).map(recordOf) : undefined;
  if (list === undefined || !/^excalidraw/.test(textOf(scene['type'])))
    throw new FormatError('not_this_format', 'no scene');
  const losses = new LossCounter();
  const labels = new Map(
    list.flatMap((element): [string, string][] =>
      element['isDeleted'] !== true && textOf(element['containerId']) !== ''
        ? [[textOf(element['containerId']), textOf(element['text'])]]
        : [],
    ),
  );
  const reading: Reading = { losses, nextId: createIds('e'), labels };
  const elements = list.flatMap((element) => readElement(element, reading));
  const definition = definitionOf({ v: 2, type: 'board', page: { name: '' }, elements });
  return { title: undefined, canvases: [{ title: '', definition }], losses: losses.toArray() };
};

const INK = '#1e1e1e';

/** Writes the fields shared by all elements of a scene. */
const commonOf = (element: BoardElement, at: number, now: number) => {
  const { id, type, x, y, w, h, color } = element;
  const isNote = type === 'note';
  return {
    ...{ id, type: THEIRS[type], x, y, width: w, height: h, angle: 0, fillStyle: 'solid' },
    ...{ strokeColor: isNote ? 'transparent' : color, backgroundColor: isNote ? color : 'transparent' },
    ...{ strokeWidth: 2, strokeStyle: 'solid', roughness: 0, opacity: 100 },
    ...{ groupIds: [], frameId: null, roundness: null },
    ...{ seed: at + 1, version: 1, versionNonce: at + 1, isDeleted: false },
    ...{ updated: now, link: null, locked: false },
  };
};

/** Writes the words of an element as a text of a scene has them. */
const lettersOf = ({ type, text, fontSize = 20 }: BoardElement) => ({
  ...{ text, originalText: text, lineHeight: 1.25, autoResize: true, fontSize, fontFamily: 2 },
  ...(type === 'text'
    ? { textAlign: 'left', verticalAlign: 'top' }
    : { textAlign: 'center', verticalAlign: 'middle' }),
});

/** Additional fields of elements by type. */
const OF_TYPE: Readonly<Partial<Record<BoardElementType, object>>> = {
  arrow: { startArrowhead: null, endArrowhead: 'arrow' },
  pen: { pressures: [], simulatePressure: true },
};

const sceneElement = (element: BoardElement, at: number, now: number): readonly object[] => {
  const common = commonOf(element, at, now);
  const letters = lettersOf(element);
  const { id, type, text, color } = element;
  if (type === 'text') return [{ ...common, ...letters, containerId: null, boundElements: null }];
  if (type === 'frame') return [{ ...common, name: text, boundElements: null }];
  const points = element.points === undefined ? {} : { points: element.points, lastCommittedPoint: null };
  const drawn = { ...common, ...points, ...OF_TYPE[type] };
  if (text === '') return [{ ...drawn, boundElements: null }];
  const label = `${id}-text`;
  return [
    { ...drawn, boundElements: [{ type: 'text', id: label }] },
    {
      ...{ ...common, ...letters, id: label, type: 'text' },
      ...{ strokeColor: type === 'note' ? INK : color, backgroundColor: 'transparent' },
      ...{ containerId: id, boundElements: null },
    },
  ];
};

/** Writes the first whiteboard as a scene of Excalidraw. Throws `no_content` without one. */
export const writeExcalidraw: FormatWriter = ({ canvases, now }) => {
  const board = canvases
    .map(({ definition }) => definition)
    .find((definition) => definition.type === 'board');
  if (board?.type !== 'board') throw new FormatError('no_content', 'no canvas of the file is a whiteboard');
  const elements = board.elements.flatMap((element, at) => sceneElement(element, at, now));
  const scene = {
    type: 'excalidraw',
    version: 2,
    source: 'Chartdock',
    elements,
    appState: { viewBackgroundColor: '#ffffff' },
    files: {},
  };
  return strToU8(JSON.stringify(scene));
};
