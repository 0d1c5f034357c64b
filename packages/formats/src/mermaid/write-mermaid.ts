import { strToU8 } from 'fflate';
import { edgesOf, nodesOf } from '../graphs/edge-routes.ts';
import { graphsOf } from '../graphs/graphs-of.ts';
import type { GraphCanvas } from '../graphs/graphs-of.ts';
import type { FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import type { TreeCanvas } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';

/** Writes a text between quotes as Mermaid takes it. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('#', '#35;')
    .replaceAll('"', '#quot;')
    .replaceAll('<', '#lt;')
    .replaceAll('>', '#gt;')
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '<br>' : gap))}"`;

const BRACKETS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  round: ['(', ')'],
  terminator: ['([', '])'],
  'uml-use-case': ['([', '])'],
  subprocess: ['[[', ']]'],
  cylinder: ['[(', ')]'],
  'net-database': ['[(', ')]'],
  circle: ['((', '))'],
  ellipse: ['((', '))'],
  diamond: ['{', '}'],
  hexagon: ['{{', '}}'],
  parallelogram: ['[/', '/]'],
  'manual-operation': ['[\\', '/]'],
};

const graphSource = ({ definition }: GraphCanvas): string => {
  const nodes = nodesOf(definition);
  const names = new Map(nodes.map(([id], at) => [id, `n${at + 1}`]));
  const shapes = nodes.map(([id, { shape, text, rows = [] }]) => {
    const [open, close] = BRACKETS[shape] ?? ['[', ']'];
    const words = [text, ...rows.map((row) => row.cells.join(' '))].filter((line) => line !== '').join('\n');
    return `  ${names.get(id) ?? id}${open}${quoted(words === '' ? ' ' : words)}${close}`;
  });
  const links = edgesOf(definition).flatMap(({ edge }) => {
    const [from, to] = [names.get(edge.from.id ?? ''), names.get(edge.to.id ?? '')];
    if (from === undefined || to === undefined) return [];
    const isDashed = edge.style.dash !== undefined && edge.style.dash !== 'solid';
    const body = isDashed ? '-.-' : '---';
    const line = edge.style.end === 'none' ? body : isDashed ? '-.->' : '-->';
    const label = edge.labels
      .map(({ text }) => text)
      .join(' ')
      .trim();
    return [
      `  ${from} ${edge.style.begin === 'none' ? '' : '<'}${line}${label === '' ? '' : `|${quoted(label)}|`} ${to}`,
    ];
  });
  return ['flowchart TD', ...shapes, ...links].join('\n');
};

const treeSource = ({ definition }: TreeCanvas): string => {
  const lines = walkTopics(definition.root).map(({ topic, depth }, at) => {
    const words = topic.title === '' ? ' ' : topic.title;
    return `${'  '.repeat(depth + 1)}t${at}[${quoted(words)}]`;
  });
  return ['mindmap', ...lines].join('\n');
};

/** Writes Mermaid source of the first canvas: graphs as flowcharts, trees as mind maps, and a Mermaid file as it is. Throws `no_content` for others. */
export const writeMermaid: FormatWriter = (source) => {
  const [first] = source.canvases;
  if (first?.definition.type === 'source' && first.definition.lang === 'mermaid')
    return strToU8(first.definition.text);
  const text =
    first?.definition.type === 'graph' ? graphSource(graphsOf(source)[0]) : treeSource(treesOf(source)[0]);
  return strToU8(`${text}\n`);
};
