import type { Point } from '@chartdock/documents';
import { middleOf, turnedBox } from '@chartdock/editing/graph';
import type { Box, GraphSession, Guide, NodeThing, Spot } from '@chartdock/editing/graph';
import { createDrawn } from '../../viewer/adopt-markup.ts';
import { frameOf, resizableOf } from './controls.ts';
import type { Control, ToScreen } from './controls.ts';

/** Marks over the picture while something goes on. */
export interface OverlayExtra {
  readonly guides?: readonly Guide[];
  /** A box of selection, in the page. */
  readonly box?: Box;
  /** The shape that takes the drop. */
  readonly target?: string | undefined;
  /** A connector that is being drawn, in the page. */
  readonly line?: readonly Point[];
  /** A size, a place or an angle beside the pointer. */
  readonly badge?: { readonly text: string; readonly at: Spot } | undefined;
}

/** Draws the marks over the picture, at the size of the window at any scale. */
export interface Overlay {
  readonly draw: (session: GraphSession, controls: readonly Control[], extra: OverlayExtra) => void;
  readonly stop: () => void;
}

const FILLING = 'position:absolute;top:0;left:0;width:100%;height:100%;overflow:visible;pointer-events:none';
const HALF = 4.5;

const cut = (value: number): number => Math.round(value * 10) / 10;

const rect = (box: Box, name: string, more = ''): string =>
  `<rect class="${name}" x="${cut(box.x)}" y="${cut(box.y)}" width="${cut(box.w)}" height="${cut(box.h)}"${more}/>`;

const onScreen = (box: Box, toScreen: ToScreen): Box => {
  const [a, b] = [toScreen(box), toScreen({ x: box.x + box.w, y: box.y + box.h })];
  return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y };
};

const frame = (
  node: Box & { readonly rot?: number | undefined },
  name: string,
  toScreen: ToScreen,
): string => {
  const box = onScreen(node, toScreen);
  const middle = middleOf(box);
  const turned = node.rot ? ` transform="rotate(${node.rot} ${cut(middle.x)} ${cut(middle.y)})"` : '';
  return rect(box, name, turned);
};

const lineOf = (points: readonly Point[], toScreen: ToScreen): string =>
  points
    .map(([x, y]) => toScreen({ x, y }))
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${cut(x)} ${cut(y)}`)
    .join('');

const selectionOf = (session: GraphSession, toScreen: ToScreen): string => {
  const { plan } = session;
  const ids = session.selected();
  const parts = ids.map((id) => {
    const node = plan.node(id);
    if (node !== undefined)
      return frame(
        node,
        node.locked === true ? 'cd-over__ring cd-over__ring--locked' : 'cd-over__ring',
        toScreen,
      );
    const points = plan.route(id)?.points ?? [];
    return `<path class="cd-over__line" d="${lineOf(points, toScreen)}"/>`;
  });
  const nodes = resizableOf(session);
  const around = nodes.length > 1 ? frameOf(nodes) : undefined;
  return parts.join('') + (around === undefined ? '' : frame(around, 'cd-over__frame', toScreen));
};

const ARROWS = { n: 0, e: 90, s: 180, w: 270 } as const;

const controlMark = (control: Control): string => {
  const { x, y } = control.at;
  const [cx, cy] = [cut(x), cut(y)];
  switch (control.kind) {
    case 'handle':
      return rect({ x: x - HALF, y: y - HALF, w: HALF * 2, h: HALF * 2 }, 'cd-over__handle', ' rx="2"');
    case 'rotate':
      return `<circle class="cd-over__handle" cx="${cx}" cy="${cy}" r="5"/><path class="cd-over__turn" d="M${cx - 2.5} ${cy + 1}a2.5 2.5 0 1 1 2 1.5"/>`;
    case 'port':
      return `<circle class="cd-over__port" cx="${cx}" cy="${cy}" r="4.5"/>`;
    case 'arrow':
      return `<g class="cd-over__arrow" transform="translate(${cx} ${cy}) rotate(${ARROWS[control.side]})"><circle r="9"/><path d="M-3.5 1.5 0 -2.5 3.5 1.5"/></g>`;
    case 'end':
      return `<circle class="cd-over__end" cx="${cx}" cy="${cy}" r="5"/>`;
    case 'bend':
      return `<circle class="cd-over__bend" cx="${cx}" cy="${cy}" r="4"/>`;
  }
};

const guideMark = ({ axis, at, from, to, gap }: Guide, toScreen: ToScreen): string => {
  const [a, b] =
    axis === 'x'
      ? [toScreen({ x: at, y: from }), toScreen({ x: at, y: to })]
      : [toScreen({ x: from, y: at }), toScreen({ x: to, y: at })];
  const line = `<path class="cd-over__guide${gap === undefined ? '' : ' cd-over__guide--gap'}" d="M${cut(a.x)} ${cut(a.y)}L${cut(b.x)} ${cut(b.y)}"/>`;
  if (gap === undefined) return line;
  return line + badgeMark(`${gap}`, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
};

const badgeMark = (text: string, { x, y }: Spot): string => {
  const width = text.length * 6.6 + 10;
  const safe = text.replace(/[^\w .,:×°%+-]/g, '');
  return `<g class="cd-over__badge">${rect({ x: x - width / 2, y: y - 9, w: width, h: 18 }, '', ' rx="4"')}<text x="${cut(x)}" y="${cut(y + 4)}">${safe}</text></g>`;
};

const targetMark = (node: NodeThing | undefined, toScreen: ToScreen): string =>
  node === undefined ? '' : rect(onScreen(turnedBox(node), toScreen), 'cd-over__target');

/** Creates the layer over the picture. */
export const createOverlay = (host: HTMLElement, toScreen: ToScreen): Overlay => {
  const svg = createDrawn('svg', { class: 'cd-over', 'aria-hidden': 'true', focusable: 'false' });
  svg.style.cssText = FILLING;
  host.appendChild(svg);
  return {
    draw: (session, controls, { guides = [], box, target, line, badge }) => {
      svg.innerHTML = [
        targetMark(session.plan.node(target ?? ''), toScreen),
        selectionOf(session, toScreen),
        line === undefined ? '' : `<path class="cd-over__drawing" d="${lineOf(line, toScreen)}"/>`,
        ...guides.map((guide) => guideMark(guide, toScreen)),
        ...controls.map(controlMark),
        box === undefined ? '' : rect(onScreen(box, toScreen), 'cd-over__box'),
        badge === undefined ? '' : badgeMark(badge.text, badge.at),
      ].join('');
    },
    stop: () => host.removeChild(svg),
  };
};
