import { cutText } from '@chartdock/text';
import { FormatError } from '../model/format-error.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, hexColour, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { structureOfClass } from './structures.ts';

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const MAX_DEPTH = 200;

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
  /** Our ids by those of the workbook. */
  readonly ids: Map<string, string>;
}

const styleOf = (topic: Json): Pick<DraftTopic, 'style'> => {
  const properties = recordOf(recordOf(topic['style'])['properties']);
  const fill = hexColour(textOf(properties['svg:fill']));
  const color = hexColour(textOf(properties['fo:color']));
  if (fill === undefined && color === undefined) return {};
  return { style: { ...(fill === undefined ? {} : { fill }), ...(color === undefined ? {} : { color }) } };
};

const noteOf = (topic: Json): string | undefined =>
  textOf(recordOf(recordOf(topic['notes'])['plain'])['content']);

const labelsOf = (topic: Json, losses: LossCounter): readonly string[] => {
  const labels = listOf(topic['labels']).flatMap((label) => textOf(label) ?? []);
  const markers = listOf(topic['markers']).flatMap((marker) => textOf(recordOf(marker)['markerId']) ?? []);
  losses.add('markers', markers.length);
  return [...labels, ...markers].map((label) => cutText(label, 100)).filter((label) => label !== '');
};

const countRest = (topic: Json, { losses }: Reading): void => {
  if (topic['image'] !== undefined) losses.add('pictures');
  losses.add('summaries', listOf(recordOf(topic['children'])['summary']).length);
  losses.add('boundaries', listOf(topic['boundaries']).length);
  for (const extension of listOf(topic['extensions']))
    if (textOf(recordOf(extension)['provider'])?.includes('latex') === true) losses.add('formulas');
};

const readTopic = (topic: Json, reading: Reading, depth: number): DraftTopic => {
  if (depth > MAX_DEPTH) throw new FormatError('too_large', 'topics nest too deep', 'content.json');
  const { losses, ids, nextId } = reading;
  const id = nextId();
  const foreign = textOf(topic['id']);
  if (foreign !== undefined) ids.set(foreign, id);
  countRest(topic, reading);
  const children = recordOf(topic['children']);
  const detached = listOf(children['detached']);
  losses.add('floating', detached.length);
  const href = safeLink(textOf(topic['href']), losses);
  const note = noteOf(topic);
  const labels = labelsOf(topic, losses);
  return {
    id,
    title: fitText(textOf(topic['title']) ?? '', losses),
    children: [...listOf(children['attached']), ...detached].map((child) =>
      readTopic(recordOf(child), reading, depth + 1),
    ),
    ...(href === undefined ? {} : { href }),
    ...(note === undefined || note === '' ? {} : { note: fitText(note, losses) }),
    ...(labels.length === 0 ? {} : { labels: [...labels] }),
    ...(topic['branch'] === 'folded' ? { collapsed: true } : {}),
    ...styleOf(topic),
  };
};

/** Makes canvases of the sheets in `content.json`. Throws `damaged` where a sheet has no topic. */
export const readSheets = (json: unknown, losses: LossCounter): readonly FormatCanvas[] =>
  listOf(json).map((value, at) => {
    const sheet = recordOf(value);
    const top = recordOf(sheet['rootTopic']);
    if (sheet['rootTopic'] === undefined)
      throw new FormatError('damaged', 'a sheet without a topic', `sheet ${at + 1}`);
    const reading: Reading = { losses, nextId: createIds(), ids: new Map() };
    const root = readTopic(top, reading, 0);
    const relations = listOf(sheet['relationships']).flatMap((one) => {
      const from = reading.ids.get(textOf(recordOf(one)['end1Id']) ?? '');
      const to = reading.ids.get(textOf(recordOf(one)['end2Id']) ?? '');
      if (from !== undefined && to !== undefined && from !== to)
        return [{ from, to, text: textOf(recordOf(one)['title']) ?? '' }];
      losses.add('relations');
      return [];
    });
    const title = textOf(sheet['title']) ?? root.title;
    return treeCanvas({ title, structure: structureOfClass(textOf(top['structureClass'])), root, relations });
  });
