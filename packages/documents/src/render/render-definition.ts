import type { Definition, TreeStructure } from '../model/definition.types.ts';
import { DOCUMENT_FONT } from '../text/measure.ts';
import { drawBoard } from './draw-board.ts';
import { drawGraph, groundOf } from './draw-graph.ts';
import type { DrawContext } from './draw-graph.ts';
import { drawMarkdown } from './draw-markdown.ts';
import type { PictureSource } from './draw-node.ts';
import { drawSource } from './draw-source.ts';
import { drawTree } from './draw-tree.ts';
import { element, num } from './markup.ts';
import type { Box, Drawing, DrawnPart } from './markup.ts';
import type { PageKind } from './page-sheet.ts';
import { themeOf } from './themes.ts';
import type { Theme } from './themes.ts';

/** How a definition is drawn. */
export interface RenderOptions {
  /** Id of a theme; the definition's own when it is left out. */
  readonly theme?: string;
  /** A picture of exactly this size, with the content as large as fits; without it the picture is as large as the content. */
  readonly fit?: { readonly width: number; readonly height: number };
  /** Pixels of free room around the content. */
  readonly margin?: number;
  /** Leaves out the ground of the page. */
  readonly transparent?: boolean;
  /** Writes ids of cells, topics and elements as `data-id`, for viewers. */
  readonly marks?: boolean;
  /** Draws only so much of a large document as a small picture can show. */
  readonly small?: boolean;
  /** How wide the pages of notes and sources are: 720 pixels, or 327 for a phone, with larger letters. Default wide. */
  readonly page?: PageKind;
  /** Gives stored pictures by their ids as data addresses of PNG, JPEG or WebP. */
  readonly pictures?: PictureSource;
}

/** A picture of a definition. */
export interface Rendering {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Whether there is nothing to see in it. */
  readonly isEmpty: boolean;
}

const FONTS = `${DOCUMENT_FONT}, sans-serif`;
const MARGIN = 24;
const LARGEST_SCALE = 1.6;
// A page of text is read from its top: a picture of it shows the beginning.
const TOP_FIRST = new Set<Definition['type']>(['markdown', 'source']);

const draw = (definition: Definition, context: DrawContext): Drawing => {
  switch (definition.type) {
    case 'graph':
      return drawGraph(definition, context);
    case 'tree':
      return drawTree(definition, context);
    case 'markdown':
      return drawMarkdown(definition, context);
    case 'board':
      return drawBoard(definition, context);
    case 'source':
      return drawSource(definition, context);
  }
};

/** Returns whether a definition has nothing to show: no cells, no element, no sign of text; a tree always has its root. */
export const isEmptyDefinition = (definition: Definition): boolean => {
  switch (definition.type) {
    case 'graph':
      return Object.keys(definition.cells).length === 0;
    case 'board':
      return definition.elements.length === 0;
    case 'tree':
      return definition.root.title.trim() === '' && definition.root.children.length === 0;
    case 'markdown':
      return !/[^\s#>*-]/.test(definition.text);
    case 'source':
      return definition.text.trim() === '';
  }
};

interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const viewAround = ({ box }: Drawing, margin: number): View => ({
  x: box.x - margin,
  y: box.y - margin,
  w: Math.max(1, box.w + margin * 2),
  h: Math.max(1, box.h + margin * 2),
});

/** Widens a view to the proportions of a picture; it shows the top of the text from there. */
const fitView = (
  view: View,
  fit: { readonly width: number; readonly height: number },
  isTopFirst: boolean,
): View => {
  const ratio = fit.width / fit.height;
  if (isTopFirst) return { ...view, h: view.w / ratio };
  const w = Math.max(view.w, view.h * ratio, fit.width / LARGEST_SCALE);
  const h = w / ratio;
  return { x: view.x - (w - view.w) / 2, y: view.y - (h - view.h) / 2, w, h };
};

/** Structures that are read from their top: a small picture shows how they begin, and not all of them too small to be read. */
const LISTS = new Set<TreeStructure>(['tree', 'outline']);

const shownOf = (view: View, definition: Definition, { fit, small }: RenderOptions): View => {
  if (fit === undefined || small !== true || definition.type !== 'tree' || !LISTS.has(definition.structure))
    return view;
  return { ...view, h: Math.min(view.h, (Math.max(view.w, fit.width * 1.3) * fit.height) / fit.width) };
};

const themeFor = (definition: Definition, wanted: string | undefined): Theme => {
  if (wanted !== undefined) return themeOf(wanted);
  return themeOf('theme' in definition ? definition.theme : 'light');
};

const contextFor = (
  definition: Definition,
  { theme, pictures = () => undefined, small = false, page = 'wide' }: RenderOptions,
): DrawContext => ({ theme: themeFor(definition, theme), pictures, isSmall: small, page });

const groundFor = (definition: Definition, theme: Theme): string =>
  definition.type === 'graph' ? groundOf(definition, theme) : theme.page;

/** Wraps the drawing of a cell or topic into a group that names it, for those who look for it in the picture. */
const mark = ({ svg, id }: DrawnPart): string =>
  id === undefined || svg === '' ? svg : element('g', { 'data-id': id }, svg);

/** A picture in parts, for viewers that draw only the visible ones. */
export interface Scene {
  /** The room of all parts, without a margin. */
  readonly box: Box;
  /** Colour of the page. */
  readonly ground: string;
  /** Font of all texts. */
  readonly font: string;
  /** Each with its own markup, from the lowest to the one above all others. */
  readonly parts: readonly DrawnPart[];
}

/** Draws a definition in parts, each with the room it takes; put together they are the picture of {@link renderDefinition}. */
export const drawScene = (
  definition: Definition,
  options: Pick<RenderOptions, 'theme' | 'pictures' | 'page'> = {},
): Scene => {
  const context = contextFor(definition, options);
  const { parts, box } = draw(definition, context);
  return {
    box,
    ground: groundFor(definition, context.theme),
    font: FONTS,
    parts: parts.filter(({ svg }) => svg !== ''),
  };
};

/**
 * Draws a definition as SVG. The same definition gives the same bytes everywhere. Nothing but shapes and texts comes out: no
 * script, no foreign content, no reference to anything outside, for any definition.
 */
export const renderDefinition = (definition: Definition, options: RenderOptions = {}): Rendering => {
  const context = contextFor(definition, options);
  const { theme } = context;
  const drawing = draw(definition, context);
  const isPage = TOP_FIRST.has(definition.type);
  const around = viewAround(drawing, options.margin ?? (isPage ? 0 : MARGIN));
  const view =
    options.fit === undefined ? around : fitView(shownOf(around, definition, options), options.fit, isPage);
  const { width, height } = options.fit ?? { width: view.w, height: view.h };
  const ground = groundFor(definition, theme);
  const sheet =
    options.transparent === true
      ? ''
      : element('rect', { x: view.x, y: view.y, width: view.w, height: view.h, fill: ground });
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: [view.x, view.y, view.w, view.h].map(num).join(' '),
      'font-family': FONTS,
    },
    sheet + drawing.parts.map((part) => (options.marks === true ? mark(part) : part.svg)).join(''),
  );
  return { svg, width, height, isEmpty: isEmptyDefinition(definition) };
};
