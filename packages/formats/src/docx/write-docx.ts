import type { Topic } from '@chartdock/documents';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { ParagraphChild } from 'docx';
import type { FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const DEEPEST_LIST = 8;

/** Parts a text at its line ends. */
const runsOf = (
  text: string,
  style: { readonly italics?: boolean; readonly style?: string } = {},
): TextRun[] =>
  text
    .split('\n')
    .map((line, at) => new TextRun({ text: line, ...style, ...(at === 0 ? {} : { break: 1 }) }));

const titleOf = ({ title, href }: Topic): ParagraphChild[] =>
  href === undefined
    ? runsOf(title)
    : [
        new ExternalHyperlink({
          link: href,
          children: runsOf(title === '' ? href : title, { style: 'Hyperlink' }),
        }),
      ];

const paragraphsOf = (topic: Topic, depth: number): Paragraph[] => {
  const heading = HEADINGS[depth];
  const place =
    heading === undefined
      ? { bullet: { level: Math.min(DEEPEST_LIST, depth - HEADINGS.length) } }
      : { heading };
  const labels =
    topic.labels === undefined || topic.labels.length === 0 ? '' : `[${topic.labels.join('] [')}]`;
  const note = [labels, topic.note ?? ''].filter((text) => text !== '').join('\n');
  return [
    new Paragraph({ children: titleOf(topic), ...place }),
    ...(note === ''
      ? []
      : [new Paragraph({ children: runsOf(note, { italics: true }), indent: { left: 360 } })]),
  ];
};

/** Writes a Word document: six levels of headings, lists below them, notes in italics, each tree on a page of its own. Throws `no_content` without a tree. */
export const writeDocx: FormatWriter = async (source) => {
  const sections = treesOf(source).map(({ definition }) => ({
    children: walkTopics(definition.root).flatMap(({ topic, depth }) => paragraphsOf(topic, depth)),
  }));
  const document = new Document({
    title: source.title,
    creator: 'Chartdock',
    styles: {
      default: {
        document: { run: { font: { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei' } } },
      },
    },
    sections,
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
};
