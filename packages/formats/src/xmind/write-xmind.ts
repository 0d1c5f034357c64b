import type { Topic, TreeStructure } from '@chartdock/documents';
import { writeZip } from '../archives/zip.ts';
import type { FormatWriter } from '../model/format.types.ts';
import type { TreeCanvas } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';
import { CLASS_OF_STRUCTURE } from './structures.ts';

const styleOf = ({ style }: Topic): object => {
  const properties = {
    ...(style?.fill === undefined ? {} : { 'svg:fill': style.fill }),
    ...(style?.color === undefined ? {} : { 'fo:color': style.color }),
  };
  return Object.keys(properties).length === 0 ? {} : { style: { properties } };
};

const topicOf = (topic: Topic, structure?: TreeStructure): object => ({
  id: topic.id,
  class: 'topic',
  title: topic.title,
  ...(structure === undefined ? {} : { structureClass: CLASS_OF_STRUCTURE[structure] }),
  ...(topic.href === undefined ? {} : { href: topic.href }),
  ...(topic.labels === undefined || topic.labels.length === 0 ? {} : { labels: topic.labels }),
  ...(topic.note === undefined || topic.note === '' ? {} : { notes: { plain: { content: topic.note } } }),
  ...(topic.collapsed === true ? { branch: 'folded' } : {}),
  ...styleOf(topic),
  ...(topic.children.length === 0
    ? {}
    : { children: { attached: topic.children.map((child) => topicOf(child)) } }),
});

const sheetOf = ({ title, definition }: TreeCanvas, at: number): object => ({
  id: `sheet-${at + 1}`,
  class: 'sheet',
  title,
  rootTopic: topicOf(definition.root, definition.structure),
  ...(definition.relations === undefined || definition.relations.length === 0
    ? {}
    : {
        relationships: definition.relations.map(({ from, to, text }, index) => ({
          id: `relation-${index + 1}`,
          end1Id: from,
          end2Id: to,
          title: text,
        })),
      }),
});

/** Writes an XMind workbook in the JSON form of 2020 and later, one sheet for each tree. Throws `no_content` without a tree. */
export const writeXmind: FormatWriter = (source) =>
  writeZip({
    'content.json': JSON.stringify(treesOf(source).map(sheetOf)),
    'metadata.json': JSON.stringify({ creator: { name: 'Chartdock' } }),
    'manifest.json': JSON.stringify({ 'file-entries': { 'content.json': {}, 'metadata.json': {} } }),
  });
