import { cutText } from '@chartdock/text';
import type { FormatCanvas } from '../model/format.types.ts';
import { FormatError } from '../model/format-error.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, safeLink, treeCanvas } from '../trees/tree-parts.ts';
import type { DraftTopic } from '../trees/tree-parts.ts';
import { childOf, childrenOf, deepText } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { structureOfClass } from './structures.ts';

interface Reading {
  readonly losses: LossCounter;
  readonly nextId: () => string;
  readonly ids: Map<string, string>;
}

const topicsOf = (topic: XmlElement, type: string): readonly XmlElement[] =>
  childrenOf(childOf(topic, 'children'), 'topics')
    .filter((group) => (group.attributes['type'] ?? 'attached') === type)
    .flatMap((group) => childrenOf(group, 'topic'));

const labelsOf = (topic: XmlElement, losses: LossCounter): string[] => {
  const labels = childrenOf(childOf(topic, 'labels'), 'label').map((label) => label.text);
  const markers = childrenOf(childOf(topic, 'marker-refs'), 'marker-ref').map(
    (one) => one.attributes['marker-id'] ?? '',
  );
  losses.add('markers', markers.length);
  return [...labels, ...markers].map((label) => cutText(label, 100)).filter((label) => label !== '');
};

const readTopic = (topic: XmlElement, reading: Reading): DraftTopic => {
  const { losses, ids, nextId } = reading;
  const id = nextId();
  ids.set(topic.attributes['id'] ?? '', id);
  if (childOf(topic, 'img') !== undefined) losses.add('pictures');
  losses.add('boundaries', childrenOf(childOf(topic, 'boundaries'), 'boundary').length);
  losses.add('summaries', topicsOf(topic, 'summary').length);
  const detached = topicsOf(topic, 'detached');
  losses.add('floating', detached.length);
  const title = childOf(topic, 'title');
  const plain = childOf(childOf(topic, 'notes'), 'plain');
  const note = plain === undefined ? '' : deepText(plain);
  const href = safeLink(topic.attributes['href'], losses);
  const labels = labelsOf(topic, losses);
  return {
    id,
    title: fitText(title === undefined ? '' : deepText(title), losses),
    children: [...topicsOf(topic, 'attached'), ...detached].map((child) => readTopic(child, reading)),
    ...(href === undefined ? {} : { href }),
    ...(note === '' ? {} : { note: fitText(note, losses) }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(topic.attributes['branch'] === 'folded' ? { collapsed: true } : {}),
  };
};

const readSheet = (sheet: XmlElement, losses: LossCounter): FormatCanvas => {
  const top = childOf(sheet, 'topic');
  if (top === undefined) throw new FormatError('damaged', 'a sheet without a topic', 'content.xml');
  const reading: Reading = { losses, nextId: createIds(), ids: new Map() };
  const root = readTopic(top, reading);
  const relations = childrenOf(childOf(sheet, 'relationships'), 'relationship').flatMap((one) => {
    const from = reading.ids.get(one.attributes['end1'] ?? '');
    const to = reading.ids.get(one.attributes['end2'] ?? '');
    const title = childOf(one, 'title');
    if (from !== undefined && to !== undefined && from !== to)
      return [{ from, to, text: title === undefined ? '' : deepText(title) }];
    losses.add('relations');
    return [];
  });
  const title = childOf(sheet, 'title');
  return treeCanvas({
    title: title === undefined ? root.title : deepText(title),
    structure: structureOfClass(top.attributes['structure-class']),
    root,
    relations,
  });
};

/** Makes canvases of the sheets of the older XML form. Throws `damaged` where a sheet has no topic. */
export const readWorkbook = (workbook: XmlElement, losses: LossCounter): readonly FormatCanvas[] =>
  childrenOf(workbook, 'sheet').map((sheet) => readSheet(sheet, losses));
