import type { Topic } from '@chartdock/documents';
import PptxGenJS from 'pptxgenjs';
import type { FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import type { TreeCanvas } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';
import { drawOverview } from './draw-overview.ts';

const FONT = 'Microsoft YaHei';
const LINES = 14;
const DEEPEST = 4;

interface Line {
  readonly topic: Topic;
  readonly depth: number;
}

/** Parts the topics below a branch into slides. */
const pagesOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES)) }, (_, at) =>
    lines.slice(at * LINES, (at + 1) * LINES),
  );

const bulletOf = ({ topic, depth }: Line): PptxGenJS.TextProps => ({
  text: topic.title,
  options: {
    bullet: true,
    breakLine: true,
    indentLevel: Math.min(DEEPEST, depth - 1),
    fontSize: depth === 1 ? 20 : 16,
    ...(topic.href === undefined ? {} : { hyperlink: { url: topic.href } }),
  },
});

const addBranch = (deck: PptxGenJS, branch: Topic): void => {
  const lines = walkTopics(branch).slice(1);
  for (const page of pagesOf(lines)) {
    const slide = deck.addSlide();
    slide.addText(branch.title, {
      x: 0.6,
      y: 0.35,
      w: 12.1,
      h: 0.9,
      fontSize: 28,
      bold: true,
      color: '1F2A3D',
      fontFace: FONT,
    });
    if (page.length > 0)
      slide.addText(page.map(bulletOf), {
        x: 0.6,
        y: 1.4,
        w: 12.1,
        h: 5.6,
        valign: 'top',
        color: '1F2A3D',
        fontFace: FONT,
        fit: 'shrink',
      });
    const notes = [branch, ...page.map(({ topic }) => topic)].flatMap(({ note }) =>
      note === undefined || note === '' ? [] : [note],
    );
    if (notes.length > 0) slide.addNotes(notes.join('\n\n'));
  }
};

const addTree = (deck: PptxGenJS, { definition }: TreeCanvas): void => {
  const cover = deck.addSlide();
  cover.background = { color: '2B3A55' };
  cover.addText(definition.root.title, {
    x: 1,
    y: 2.6,
    w: 11.3,
    h: 2,
    fontSize: 40,
    bold: true,
    color: 'FFFFFF',
    align: 'center',
    fontFace: FONT,
  });
  const overview = deck.addSlide();
  overview.addText(definition.root.title, {
    x: 0.6,
    y: 0.2,
    w: 12.1,
    h: 0.6,
    fontSize: 20,
    bold: true,
    color: '1F2A3D',
    fontFace: FONT,
  });
  drawOverview(overview, definition);
  for (const branch of definition.root.children) addBranch(deck, branch);
};

/** Writes a PowerPoint presentation: a cover, the map as shapes that can be edited, and slides for each branch, with notes as speaker notes. Throws `no_content` without a tree. */
export const writePptx: FormatWriter = async (source) => {
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = source.title;
  deck.company = 'Chartdock';
  deck.author = 'Chartdock';
  for (const tree of treesOf(source)) addTree(deck, tree);
  const written = await deck.write({ outputType: 'uint8array' });
  return written instanceof Uint8Array ? written : new Uint8Array(written as ArrayBuffer);
};
