import { decodeUtf8 } from '../archives/zip.ts';
import { FormatError } from '../model/format-error.ts';
import type { FormatReader } from '../model/format.types.ts';
import { LossCounter } from '../model/losses.ts';
import { createIds, fitText, hexColour, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { htmlText } from '../xml/html-text.ts';
import { childOf, childrenOf, parseXml } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
  readonly ids: Map<string, string>;
  readonly arrows: { readonly from: string; readonly target: string; readonly text: string }[];
}

const richText = (node: XmlElement, type: string): string | undefined => {
  const rich = childrenOf(node, 'richcontent').find(({ attributes }) => attributes['TYPE'] === type);
  return rich === undefined ? undefined : htmlText(rich);
};

const titleOf = (node: XmlElement): string =>
  node.attributes['TEXT'] ?? richText(node, 'NODE') ?? node.attributes['LOCALIZED_TEXT'] ?? '';

const labelsOf = (node: XmlElement, losses: LossCounter): string[] => {
  const icons = childrenOf(node, 'icon').map(({ attributes }) => attributes['BUILTIN'] ?? '');
  losses.add('markers', icons.length);
  const values = childrenOf(node, 'attribute').map(({ attributes }) => {
    const { NAME: name = '', VALUE: value = '' } = attributes;
    return name === 'label' ? value : `${name}: ${value}`;
  });
  return [...values, ...icons].map((label) => label.slice(0, 100)).filter((label) => label.trim() !== '');
};

const countRest = (node: XmlElement, losses: LossCounter): void => {
  for (const hook of childrenOf(node, 'hook')) {
    const name = hook.attributes['NAME'] ?? '';
    if (name === 'ExternalObject') losses.add('pictures');
    else if (name.includes('LatexNode')) losses.add('formulas');
    else if (name.includes('SummaryNode')) losses.add('summaries');
  }
  losses.add('boundaries', childrenOf(node, 'cloud').length);
};

const readNode = (node: XmlElement, reading: Reading): DraftTopic => {
  const { losses, ids, nextId, arrows } = reading;
  const id = nextId();
  ids.set(node.attributes['ID'] ?? '', id);
  countRest(node, losses);
  for (const { attributes } of childrenOf(node, 'arrowlink'))
    arrows.push({
      from: id,
      target: attributes['DESTINATION'] ?? '',
      text: attributes['MIDDLE_LABEL'] ?? '',
    });
  const { LINK, COLOR, BACKGROUND_COLOR, FOLDED, POSITION, SIDE } = node.attributes;
  const href = LINK?.startsWith('#') === true ? undefined : safeLink(LINK, losses);
  const note = [richText(node, 'DETAILS'), richText(node, 'NOTE')].filter(
    (text) => text !== undefined && text !== '',
  );
  const fill = hexColour(BACKGROUND_COLOR);
  const color = hexColour(COLOR);
  const labels = labelsOf(node, losses);
  const side = (POSITION ?? SIDE)?.replace(/^(top_or_left|bottom_or_right)$/, (one) =>
    one.startsWith('top') ? 'left' : 'right',
  );
  return {
    id,
    title: fitText(titleOf(node), losses),
    children: childrenOf(node, 'node').map((child) => readNode(child, reading)),
    ...(href === undefined ? {} : { href }),
    ...(note.length === 0 ? {} : { note: fitText(note.join('\n\n'), losses) }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(FOLDED === 'true' ? { collapsed: true } : {}),
    ...(side === 'left' || side === 'right' ? { side } : {}),
    ...(fill === undefined && color === undefined
      ? {}
      : { style: { ...(fill === undefined ? {} : { fill }), ...(color === undefined ? {} : { color }) } }),
  };
};

/** Reads a map of FreeMind or Freeplane. Throws `not_this_format` for other XML. */
export const readFreemind: FormatReader = (bytes) => {
  const map = parseXml(decodeUtf8(bytes));
  const top = childOf(map, 'node');
  if (map.name !== 'map' || top === undefined) throw new FormatError('not_this_format', 'no map with a node');
  const losses = new LossCounter();
  const reading: Reading = { losses, nextId: createIds(), ids: new Map(), arrows: [] };
  const root = readNode(top, reading);
  const relations = reading.arrows.flatMap(({ from, target, text }) => {
    const to = reading.ids.get(target);
    if (to !== undefined && to !== from) return [{ from, to, text }];
    losses.add('relations');
    return [];
  });
  const isLeftUsed = root.children.some(({ side }) => side === 'left');
  const structure = isLeftUsed || root.children.every(({ side }) => side === undefined) ? 'free' : 'right';
  const canvas = treeCanvas({ title: root.title, structure, root, relations });
  return { title: root.title, canvases: [canvas], losses: losses.toArray() };
};
