import type { Topic, TopicRelation } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import type { FormatWriter } from '../model/format.types.ts';
import { treesOf } from '../trees/trees-of.ts';
import { elementText, xml } from '../xml/write-xml.ts';

type Arrows = ReadonlyMap<string, readonly TopicRelation[]>;

const noteOf = (note: string): string => {
  const lines = note.split('\n').map((line) => xml('p', {}, elementText(line)));
  return xml('richcontent', { TYPE: 'NOTE' }, xml('html', {}, `<head/>${xml('body', {}, lines.join(''))}`));
};

const nodeOf = (topic: Topic, arrows: Arrows, side?: 'left' | 'right'): string => {
  const parts = [
    ...(topic.note === undefined || topic.note === '' ? [] : [noteOf(topic.note)]),
    ...(topic.labels ?? []).map((label) => xml('attribute', { NAME: 'label', VALUE: label })),
    ...(arrows.get(topic.id) ?? []).map(({ to, text }) =>
      xml('arrowlink', {
        DESTINATION: to,
        MIDDLE_LABEL: text === '' ? undefined : text,
        ENDARROW: 'Default',
      }),
    ),
    ...topic.children.map((child) => nodeOf(child, arrows)),
  ];
  const attributes = {
    ID: topic.id,
    TEXT: topic.title,
    POSITION: side,
    FOLDED: topic.collapsed === true ? 'true' : undefined,
    LINK: topic.href,
    COLOR: topic.style?.color,
    BACKGROUND_COLOR: topic.style?.fill,
  };
  return xml('node', attributes, parts.join(''));
};

const arrowsOf = (relations: readonly TopicRelation[]): Arrows => {
  const arrows = new Map<string, TopicRelation[]>();
  for (const relation of relations)
    arrows.set(relation.from, [...(arrows.get(relation.from) ?? []), relation]);
  return arrows;
};

/** Writes the first tree as a FreeMind map, which Freeplane opens too. Throws `no_content` without a tree. */
export const writeFreemind: FormatWriter = (source) => {
  const [{ definition }] = treesOf(source);
  const { root, relations = [] } = definition;
  const arrows = arrowsOf(relations);
  const sides = root.children.map(
    (child, at) => child.side ?? (at < Math.ceil(root.children.length / 2) ? 'right' : 'left'),
  );
  const isTwoSided = definition.structure === 'free';
  const whole = nodeOf({ ...root, children: [] }, arrows);
  const children = root.children
    .map((child, at) => nodeOf(child, arrows, isTwoSided ? sides[at] : 'right'))
    .join('');
  const node = whole.endsWith('/>')
    ? `${whole.slice(0, -2)}>${children}</node>`
    : whole.replace(/<\/node>$/, `${children}</node>`);
  return strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${xml('map', { version: '1.0.1' }, node)}\n`);
};
