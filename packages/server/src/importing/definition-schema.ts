import { FILE_CATEGORIES } from '@chartdock/contract';
import { z } from 'zod';
import type { Topic } from '../definitions/index.ts';

const MAX_PARTS = 20_000;
const MAX_TEXT = 20_000;
const MAX_MARKDOWN = 20 * 1_048_576;

const text = z.string().max(MAX_TEXT);
const name = z.string().min(1).max(100);
const length = z.number().min(-1_000_000).max(1_000_000);
const color = z.string().regex(/^(#[0-9a-fA-F]{3,8}|[a-z]{1,20})$/);
const point = z.tuple([length, length]);

const node = z.object({
  t: z.literal('node'),
  shape: z.enum([
    'rect',
    'round',
    'terminator',
    'diamond',
    'ellipse',
    'parallelogram',
    'cylinder',
    'hexagon',
    'document',
    'lane',
    'bar',
    'circle',
  ]),
  x: length,
  y: length,
  w: length,
  h: length,
  z: length,
  text,
  style: z.object({ fill: color, stroke: color }),
});

const edge = z.object({
  t: z.literal('edge'),
  from: z.object({ id: name }),
  to: z.object({ id: name }),
  points: z.array(point).max(1_000),
  labels: z.array(z.object({ t: length, text })).max(100),
  style: z.object({ begin: name, end: name }),
});

const cells = z
  .record(z.string().regex(/^[\w.:-]{1,100}$/), z.discriminatedUnion('t', [node, edge]))
  .refine((all) => Object.keys(all).length <= MAX_PARTS);

const page = z.object({ name: z.string().max(1_000) });
const category = z.enum(FILE_CATEGORIES).optional();

const topic: z.ZodType<Topic> = z.lazy(() =>
  z.object({ id: name, title: text, children: z.array(topic).max(MAX_PARTS) }),
);

const countTopics = (root: Topic): number => {
  const waiting: Topic[] = [root];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    waiting.push(...next.children);
  }
  return count;
};

const graph = z.object({
  v: z.literal(1),
  type: z.literal('graph'),
  page: page.extend({ w: length, h: length }),
  theme: name,
  cells,
  category,
});

const tree = z.object({
  v: z.literal(1),
  type: z.literal('tree'),
  page,
  structure: z.enum(['free', 'right', 'org', 'tree', 'bracket', 'timeline', 'fishbone', 'outline']),
  theme: name,
  root: topic.refine((root) => countTopics(root) <= MAX_PARTS),
  category,
});

const markdown = z.object({
  v: z.literal(1),
  type: z.literal('markdown'),
  page,
  text: z.string().max(MAX_MARKDOWN),
  category,
});

const board = z.object({
  v: z.literal(1),
  type: z.literal('board'),
  page,
  elements: z
    .array(
      z.object({
        id: name,
        type: z.enum(['rectangle', 'ellipse', 'line', 'note']),
        x: length,
        y: length,
        w: length,
        h: length,
        text,
        color,
      }),
    )
    .max(MAX_PARTS),
  category,
});

/** A document of ours as it comes from outside: a definition, which may say the category of its file. */
export const documentSchema = z.discriminatedUnion('type', [graph, tree, markdown, board]);
