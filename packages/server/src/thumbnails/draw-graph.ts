import type {
  BoardDefinition,
  GraphDefinition,
  GraphEdge,
  GraphNode,
  ShapeName,
} from '../definitions/index.ts';
import { color, fit, number, textBar } from './picture.ts';
import type { Box } from './picture.ts';

const MAX_CELLS = 400;
const LINE = '#9aa6b8';

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `<polygon points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}"`;

const rounded = ({ x, y, w, h }: Box, radius: number): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${number(radius)}"`;

const ellipse = ({ x, y, w, h }: Box): string =>
  `<ellipse cx="${number(x + w / 2)}" cy="${number(y + h / 2)}" rx="${number(w / 2)}" ry="${number(h / 2)}"`;

// Each starts an element; fill and stroke are added behind.
const SHAPES: Readonly<Record<ShapeName, (box: Box) => string>> = {
  rect: (box) => rounded(box, 2),
  lane: (box) => rounded(box, 0),
  bar: (box) => rounded(box, 4),
  round: (box) => rounded(box, Math.min(10, box.h / 3)),
  terminator: (box) => rounded(box, box.h / 2),
  ellipse,
  circle: ellipse,
  diamond: ({ x, y, w, h }) =>
    polygon([
      [x + w / 2, y],
      [x + w, y + h / 2],
      [x + w / 2, y + h],
      [x, y + h / 2],
    ]),
  parallelogram: ({ x, y, w, h }) =>
    polygon([
      [x + w * 0.18, y],
      [x + w, y],
      [x + w * 0.82, y + h],
      [x, y + h],
    ]),
  hexagon: ({ x, y, w, h }) =>
    polygon([
      [x + w * 0.15, y],
      [x + w * 0.85, y],
      [x + w, y + h / 2],
      [x + w * 0.85, y + h],
      [x + w * 0.15, y + h],
      [x, y + h / 2],
    ]),
  cylinder: ({ x, y, w, h }) => {
    const cap = number(Math.min(h * 0.18, 12));
    const [width, side] = [number(w / 2), number(h - Number(cap) * 2)];
    return `<path d="M${number(x)} ${number(y + Number(cap))}a${width} ${cap} 0 0 1 ${number(w)} 0v${side}a${width} ${cap} 0 0 1 -${number(w)} 0z"`;
  },
  document: ({ x, y, w, h }) =>
    `<path d="M${number(x)} ${number(y)}h${number(w)}v${number(h * 0.85)}q${number(-w / 4)} ${number(-h * 0.2)} ${number(-w / 2)} 0t${number(-w / 2)} 0z"`,
};

/** Draws the shapes and connectors of a graph. */
export function drawGraph({ cells }: GraphDefinition): string {
  const all = Object.values(cells).slice(0, MAX_CELLS);
  const nodes = all.filter((cell) => cell.t === 'node').toSorted((a, b) => a.z - b.z);
  const edges = all.filter((cell) => cell.t === 'edge');
  const [ground, shapes] = [nodes.filter((one) => one.z === 0), nodes.filter((one) => one.z !== 0)];
  // Lines run over lanes and under shapes.
  return fit(nodes, [...ground.map(drawNode), ...edges.map(drawEdge), ...shapes.map(drawNode)].join(''));
}

function drawNode(node: GraphNode): string {
  const shape = Object.hasOwn(SHAPES, node.shape) ? SHAPES[node.shape] : SHAPES.rect;
  const style = `fill="${color(node.style.fill, '#ffffff')}" stroke="${color(node.style.stroke, LINE)}" stroke-width="2"/>`;
  const label = node.shape === 'lane' ? { ...node, h: Math.min(node.h, 28) } : node;
  return `${shape(node)} ${style}${textBar(label, node.text)}`;
}

function drawEdge({ points, style }: GraphEdge): string {
  const route = points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ');
  const line = `<polyline points="${route}" fill="none" stroke="${LINE}" stroke-width="2"/>`;
  return style.end === 'none' ? line : line + arrowHead(points);
}

function arrowHead(points: GraphEdge['points']): string {
  const [tip, from] = [points.at(-1), points.at(-2)];
  if (tip === undefined || from === undefined) return '';
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const back = [tip[0] - ux * 10, tip[1] - uy * 10] as const;
  const wings = [
    [tip[0], tip[1]],
    [back[0] - uy * 5, back[1] + ux * 5],
    [back[0] + uy * 5, back[1] - ux * 5],
  ] as const;
  return `${polygon(wings)} fill="${LINE}"/>`;
}

/** Draws the notes and shapes of a whiteboard. */
export function drawBoard({ elements }: BoardDefinition): string {
  const shown = elements.slice(0, MAX_CELLS);
  const parts = shown.map((element) => {
    const paint = color(element.color, '#f6c85f');
    if (element.type === 'line') {
      const [x, y] = [number(element.x + element.w), number(element.y + element.h)];
      return `<path d="M${number(element.x)} ${number(element.y)}L${x} ${y}" stroke="${paint}" stroke-width="4" stroke-linecap="round"/>`;
    }
    const shape =
      element.type === 'ellipse' ? ellipse(element) : rounded(element, element.type === 'note' ? 2 : 8);
    const solid =
      element.type === 'note' ? `fill="${paint}"` : `fill="none" stroke="${paint}" stroke-width="4"`;
    return `${shape} ${solid}/>${textBar(element, element.text, '#5b6575')}`;
  });
  return fit(shown, parts.join(''));
}
