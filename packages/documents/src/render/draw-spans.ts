import type { RangeStyle, TopicSpan } from '../model/definition.types.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextLayout } from '../text/layout-text.ts';
import { drawLayout } from './draw-text.ts';
import { boundsOf, element, hexOr, num, widen } from './markup.ts';
import type { Box, DrawnPart } from './markup.ts';
import type { Theme } from './themes.ts';
import { moveTo } from './tree-joins.ts';
import type { Placed } from './tree-joins.ts';

const DASHES = { solid: undefined, dashed: '6 4', dotted: '1.5 4' } as const;
const AROUND = 9;
const LABEL = { size: 12, h: 18, w: 160 } as const;
const BRACKET = { gap: 12, depth: 9, text: 8 } as const;

/** Lists the neighbours that a span reaches over: the topics between its ends that are neighbours, each with all that is shown below it. */
export const placesOf = ({ from, to }: TopicSpan, placed: readonly Placed[]): readonly Placed[] => {
  const [first, last] = [from, to].map((id) => placed.findIndex(({ entry }) => entry.topic.id === id));
  if (first === undefined || last === undefined || first < 0 || last < 0) return [];
  const [start, end] = [Math.min(first, last), Math.max(first, last)];
  const [a, b] = [placed[start], placed[end]];
  // After a move the ends may be no neighbours any more: then each is marked by itself.
  if (a === undefined || b === undefined || a.entry.parent !== b.entry.parent)
    return [...branchAt(placed, start), ...branchAt(placed, end)];
  return [...placed.slice(start, end), ...branchAt(placed, end)];
};

/** Topics stand in the order of reading, so all below one follow it. */
const branchAt = (placed: readonly Placed[], at: number): readonly Placed[] => {
  const level = placed[at]?.entry.level ?? 0;
  const next = placed.findIndex(({ entry }, index) => index > at && entry.level <= level);
  return placed.slice(at, next === -1 ? undefined : next);
};

const lineOf = (style: RangeStyle | undefined, theme: Theme) => ({
  stroke: hexOr(style?.stroke, theme.line),
  'stroke-width': style?.strokeWidth ?? 1.4,
});

/** The text of a span in lines, all of which are drawn. */
const layoutOf = ({ text }: TopicSpan, width: number = LABEL.w): TextLayout =>
  layoutText(text.trim() === '' ? '' : text, { width, size: LABEL.size });

/** Draws the text of a span into the room that its lines take. */
const labelOf = (
  layout: TextLayout,
  {
    span,
    box,
    align,
    theme,
  }: { span: TopicSpan; box: Box; align: 'left' | 'center' | 'right'; theme: Theme },
): string =>
  span.text.trim() === ''
    ? ''
    : drawLayout(layout, { box, align, fill: hexOr(span.style?.color, theme.faintText) });

/** Draws a frame around neighbours, with its title above. */
export const drawBoundary = (span: TopicSpan, placed: readonly Placed[], theme: Theme): DrawnPart[] => {
  const reach = placesOf(span, placed);
  if (reach.length === 0) return [];
  const box = widen(boundsOf(reach.map(({ place }) => place)), AROUND);
  const frame = element('rect', {
    ...{ x: box.x, y: box.y, width: box.w, height: box.h, rx: 8 },
    fill: hexOr(span.style?.fill, 'none'),
    ...lineOf(span.style, theme),
    'stroke-dasharray': DASHES[span.style?.dash ?? 'dashed'],
  });
  const w = Math.max(LABEL.w, box.w - 16);
  const layout = layoutOf(span, w);
  const h = Math.max(LABEL.h, layout.h);
  const label = { x: box.x + 8, y: box.y - h, w, h };
  const room = span.text === '' ? [box] : [box, label];
  return [
    {
      svg: frame + labelOf(layout, { span, box: label, align: 'left', theme }),
      box: widen(boundsOf(room), 2),
      id: span.id,
    },
  ];
};

/** Draws a bracket beside neighbours, with its topic behind it: on the side that their branches grow to. */
export const drawSummary = (span: TopicSpan, placed: readonly Placed[], theme: Theme): DrawnPart[] => {
  const reach = placesOf(span, placed);
  const [first] = reach;
  if (first === undefined) return [];
  const around = boundsOf(reach.map(({ place }) => place));
  const grows = first.place.grows;
  if (grows === 'down' || grows === 'up') return [drawBelow(span, around, theme)];
  return [drawBeside(span, around, { theme, isLeft: grows === 'left' })];
};

const bracket = (d: string, span: TopicSpan, theme: Theme): string =>
  element('path', {
    d,
    fill: 'none',
    ...lineOf(span.style, theme),
    'stroke-dasharray': DASHES[span.style?.dash ?? 'solid'],
    'stroke-linecap': 'round',
  });

const drawBeside = (
  span: TopicSpan,
  around: Box,
  { theme, isLeft }: { readonly theme: Theme; readonly isLeft: boolean },
): DrawnPart => {
  const way = isLeft ? -1 : 1;
  const edge = isLeft ? around.x : around.x + around.w;
  const [x, tip] = [edge + BRACKET.gap * way, edge + (BRACKET.gap + BRACKET.depth) * way];
  const [top, bottom, middle] = [around.y, around.y + around.h, around.y + around.h / 2];
  const d = `${moveTo(x, top)}Q${num(tip)} ${num(top)} ${num(tip)} ${num(top + 9)}V${num(bottom - 9)}Q${num(tip)} ${num(bottom)} ${num(x)} ${num(bottom)}`;
  const layout = layoutOf(span);
  const [w, h] = [Math.max(LABEL.w, layout.w), Math.max(LABEL.h, layout.h)];
  const box = {
    x: isLeft ? tip - BRACKET.text - w : tip + BRACKET.text,
    y: middle - h / 2,
    w,
    h,
  };
  const text = labelOf(layout, { span, box, align: isLeft ? 'right' : 'left', theme });
  const svg = bracket(d, span, theme) + text;
  const line = { x: Math.min(x, tip), y: top, w: BRACKET.depth, h: around.h };
  return { svg, box: widen(boundsOf(span.text === '' ? [line] : [line, box]), 2), id: span.id };
};

const drawBelow = (span: TopicSpan, around: Box, theme: Theme): DrawnPart => {
  const y = around.y + around.h + BRACKET.gap;
  const tip = y + BRACKET.depth;
  const [left, right] = [around.x, around.x + around.w];
  const d = `${moveTo(left, y)}Q${num(left)} ${num(tip)} ${num(left + 9)} ${num(tip)}H${num(right - 9)}Q${num(right)} ${num(tip)} ${num(right)} ${num(y)}`;
  const layout = layoutOf(span);
  const [w, h] = [Math.max(LABEL.w, layout.w), Math.max(LABEL.h, layout.h)];
  const box = { x: (left + right - w) / 2, y: tip + 2, w, h };
  const text = labelOf(layout, { span, box, align: 'center', theme });
  const line = { x: left, y, w: right - left, h: BRACKET.depth };
  return {
    svg: bracket(d, span, theme) + text,
    box: widen(boundsOf(span.text === '' ? [line] : [line, box]), 2),
    id: span.id,
  };
};
