import { cutText } from '@chartdock/text';
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
  return [...values, ...icons].map((label) => cutText(label, 100)).filter((label) => label.trim() !== '');
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

/** Returns an object with the field; leaves it out where the map has no value. */
const given = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

const styleOf = ({ COLOR, BACKGROUND_COLOR }: XmlElement['attributes']): DraftTopic['style'] => {
  const [fill, color] = [hexColour(BACKGROUND_COLOR), hexColour(COLOR)];
  return fill === undefined && color === undefined
    ? undefined
    : { ...given('fill', fill), ...given('color', color) };
};

const SIDES: Readonly<Record<string, 'left' | 'right'>> = {
  left: 'left',
  top_or_left: 'left',
  right: 'right',
  bottom_or_right: 'right',
};

const sideOf = ({ POSITION, SIDE }: XmlElement['attributes']): 'left' | 'right' | undefined => {
  const side = POSITION ?? SIDE ?? '';
  return Object.hasOwn(SIDES, side) ? SIDES[side] : undefined;
};

const noteOf = (node: XmlElement, losses: LossCounter): string | undefined => {
  const texts = [richText(node, 'DETAILS'), richText(node, 'NOTE')].filter(
    (text) => text !== undefined && text !== '',
  );
  return texts.length === 0 ? undefined : fitText(texts.join('\n\n'), losses);
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
  const { LINK, FOLDED } = node.attributes;
  const href = LINK?.startsWith('#') === true ? undefined : safeLink(LINK, losses);
  const labels = labelsOf(node, losses);
  return {
    id,
    title: fitText(titleOf(node), losses),
    children: childrenOf(node, 'node').map((child) => readNode(child, reading)),
    ...given('href', href),
    ...given('note', noteOf(node, losses)),
    ...(labels.length === 0 ? {} : { labels }),
    ...(FOLDED === 'true' ? { collapsed: true } : {}),
    ...given('side', sideOf(node.attributes)),
    ...given('style', styleOf(node.attributes)),
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
