import type { Topic } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader, FormatWriter } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';
import { looseHtmlText } from '../xml/html-text.ts';
import { elementText, xml } from '../xml/write-xml.ts';
import { childOf, childrenOf, parseXml } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';

const outlineOf = (topic: Topic): string =>
  xml(
    'outline',
    {
      text: topic.title,
      _note: topic.note === '' ? undefined : topic.note,
      url: topic.href,
      type: topic.href === undefined ? undefined : 'link',
    },
    topic.children.map(outlineOf).join(''),
  );

/** Writes every tree as an outline of OPML 2.0, each with its root as the top entry. Throws `no_content` without a tree. */
export const writeOpml: FormatWriter = (source) => {
  const body = treesOf(source)
    .map(({ definition }) => outlineOf(definition.root))
    .join('');
  const head = xml('head', {}, xml('title', {}, elementText(source.title)));
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n${xml('opml', { version: '2.0' }, `${head}${xml('body', {}, body)}`)}\n`,
  );
};

const readOutline = (outline: XmlElement, losses: LossCounter, nextId: () => string): DraftTopic => {
  const { text, title, _note: note = '', url, htmlUrl, xmlUrl } = outline.attributes;
  const href = safeLink(url ?? htmlUrl ?? xmlUrl, losses);
  return {
    id: nextId(),
    title: fitText(looseHtmlText(text ?? title ?? ''), losses),
    children: childrenOf(outline, 'outline').map((child) => readOutline(child, losses, nextId)),
    ...(note === '' ? {} : { note: fitText(looseHtmlText(note), losses) }),
    ...(href === undefined ? {} : { href }),
  };
};

/** Reads an OPML outline; several top entries hang below one root with the title of the file. Throws `not_this_format` for other XML. */
export const readOpml: FormatReader = (bytes) => {
  const opml = parseXml(decodeUtf8(bytes));
  const body = childOf(opml, 'body');
  if (opml.name !== 'opml' || body === undefined) throw new FormatError('not_this_format', 'no outline');
  const losses = new LossCounter();
  const nextId = createIds();
  const tops = childrenOf(body, 'outline').map((outline) => readOutline(outline, losses, nextId));
  const [first, ...others] = tops;
  if (first === undefined) throw new FormatError('no_content', 'the outline has no entry');
  const title = childOf(childOf(opml, 'head'), 'title')?.text ?? first.title;
  const root = others.length === 0 ? first : { id: nextId(), title, children: tops };
  return { title, canvases: [treeCanvas({ title, structure: 'free', root })], losses: losses.toArray() };
};
