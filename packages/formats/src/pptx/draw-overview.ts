import { drawScene } from '@chartdock/documents';
import type { Topic, TreeDefinition } from '@chartdock/documents';
import type PptxGenJS from 'pptxgenjs';
import { walkTopics } from '../trees/tree-parts.ts';

type Slide = PptxGenJS.Slide;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Most topics that stay readable on one slide. */
const MOST = 60;
const ROOM: Box = { x: 0.4, y: 0.9, w: 12.53, h: 6.2 };
const FILLS = ['2F6FD6', '1A7F5A', 'A96010', 'B8457C', '6B55CC', '117A92', 'C24A3D', '5F7A1F'] as const;

const cut = (topic: Topic, depth: number): Topic => ({
  ...topic,
  collapsed: false,
  children: depth <= 0 ? [] : topic.children.map((child) => cut(child, depth - 1)),
});

/** Leaves out the deepest levels until a slide holds the rest. */
const readable = (definition: TreeDefinition): TreeDefinition => {
  for (let depth = 12; depth > 1; depth -= 1) {
    const root = cut(definition.root, depth);
    if (walkTopics(root).length <= MOST) return { ...definition, root };
  }
  const root = cut(definition.root, 1);
  return { ...definition, root: { ...root, children: root.children.slice(0, MOST) } };
};

const placesOf = (
  definition: TreeDefinition,
): { readonly boxes: ReadonlyMap<string, Box>; readonly scale: number } => {
  const scene = drawScene(definition);
  const scale = Math.min(ROOM.w / Math.max(1, scene.box.w), ROOM.h / Math.max(1, scene.box.h), 1 / 96);
  const left = ROOM.x + (ROOM.w - scene.box.w * scale) / 2;
  const top = ROOM.y + (ROOM.h - scene.box.h * scale) / 2;
  const boxes = scene.parts.flatMap(({ id, box }): [string, Box][] =>
    id === undefined
      ? []
      : [
          [
            id,
            {
              x: left + (box.x - scene.box.x) * scale,
              y: top + (box.y - scene.box.y) * scale,
              w: box.w * scale,
              h: box.h * scale,
            },
          ],
        ],
  );
  return { boxes: new Map(boxes), scale };
};

type Ends = readonly [x1: number, y1: number, x2: number, y2: number];

const endsBeside = (from: Box, to: Box): Ends => {
  const [begin, end] = [from.y + from.h / 2, to.y + to.h / 2];
  return to.x >= from.x + from.w ? [from.x + from.w, begin, to.x, end] : [from.x, begin, to.x + to.w, end];
};

const endsBelow = (from: Box, to: Box): Ends => {
  const [begin, end] = [from.x + from.w / 2, to.x + to.w / 2];
  return to.y > from.y ? [begin, from.y + from.h, end, to.y] : [begin, from.y, end, to.y + to.h];
};

const addLine = (slide: Slide, from: Box, to: Box): void => {
  const isBeside = to.x >= from.x + from.w || to.x + to.w <= from.x;
  const [x1, y1, x2, y2] = (isBeside ? endsBeside : endsBelow)(from, to);
  slide.addShape('line', {
    ...{ x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) },
    ...(x2 < x1 === y2 < y1 ? {} : { flipV: true }),
    line: { color: '9AA5B8', width: 1.25 },
  });
};

/**
 * Draws a tree as shapes and lines that can be moved and edited; parts that a slide cannot show readably are
 * left to those after it.
 */
export const drawOverview = (slide: Slide, definition: TreeDefinition): void => {
  const shown = readable(definition);
  const { boxes, scale } = placesOf(shown);
  const branches = new Map(
    shown.root.children.flatMap((child, at) => walkTopics(child).map(({ topic }) => [topic.id, at] as const)),
  );
  const walked = walkTopics(shown.root);
  for (const { topic } of walked)
    for (const child of topic.children) {
      const [from, to] = [boxes.get(topic.id), boxes.get(child.id)];
      if (from !== undefined && to !== undefined) addLine(slide, from, to);
    }
  for (const { topic, depth } of walked) {
    const box = boxes.get(topic.id);
    if (box === undefined) continue;
    const branch = branches.get(topic.id);
    const isStrong = depth < 2;
    const strong = branch === undefined ? '2B3A55' : (FILLS[branch % FILLS.length] ?? '2B3A55');
    slide.addText(topic.title, {
      ...box,
      shape: 'roundRect',
      rectRadius: Math.min(0.08, box.h / 4),
      fill: { color: isStrong ? strong : 'FFFFFF' },
      line: { color: strong, width: 1 },
      color: isStrong ? 'FFFFFF' : '1F2A3D',
      fontSize: Math.max(5, Math.min(18, Math.round(scale * 96 * 10))),
      align: 'center',
      valign: 'middle',
      margin: 2,
      ...(topic.href === undefined ? {} : { hyperlink: { url: topic.href } }),
    });
  }
};
