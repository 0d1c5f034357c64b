import type { Definition } from '@chartdock/documents';
import { drawFlow } from '@chartdock/drafting';
import { FormatError } from '../model/format-error.ts';
import type { LossCounter } from '../model/losses.ts';
import { definitionOf } from '../trees/tree-parts.ts';
import { draftText, drawText } from './draft-text.ts';
import type { MermaidSource } from './mermaid-lines.ts';
import { readFlowchart } from './read-flowchart.ts';
import type { FlowEdge, Flowchart } from './read-flowchart.ts';

const LARGEST_DRAFT = 400;

const signOf = ({ isDashed, hasArrow, isTwoWay }: FlowEdge): string => {
  if (isTwoWay) return '<->';
  if (isDashed) return '~>';
  return hasArrow ? '->' : '--';
};

const draftOf = ({ nodes, edges, groups }: Flowchart, direction: 'down' | 'right'): string[] => {
  const names = new Map(nodes.map(({ id }, at) => [id, `n${at + 1}`]));
  const lineOf = (id: string, text: string, form: string): string =>
    `${names.get(id) ?? id} = @${form} ${draftText(text)}`;
  const inGroups = groups.flatMap((group) => {
    const inside = nodes.filter((node) => node.group === group);
    return inside.length === 0
      ? []
      : [`group ${draftText(group)}`, ...inside.map(({ id, text, form }) => `  ${lineOf(id, text, form)}`)];
  });
  const links = edges.flatMap((edge) => {
    const [from, to] = [names.get(edge.from), names.get(edge.to)];
    if (from === undefined || to === undefined || from === to) return [];
    return [`${from} ${signOf(edge)} ${to}${edge.text === '' ? '' : ` : ${draftText(edge.text)}`}`];
  });
  const outside = nodes
    .filter(({ group }) => group === undefined)
    .map(({ id, text, form }) => lineOf(id, text, form));
  return [`flow ${direction}`, ...outside, ...inGroups, ...links];
};

/** Draws a flowchart, laid out as our own are. Throws `no_content` where it names no shape. */
export const drawFlowchart = (
  { rest, lines, title = '' }: MermaidSource,
  losses: LossCounter,
): Definition => {
  const chart = readFlowchart(lines, losses);
  if (chart.nodes.length === 0) throw new FormatError('no_content', 'the flowchart has no shape');
  losses.add('connectors', chart.edges.filter(({ from, to }) => from === to).length);
  const direction = /^(LR|RL)/.test(rest) ? 'right' : 'down';
  if (chart.nodes.length <= LARGEST_DRAFT) return drawText(draftOf(chart, direction), title);
  const steps = chart.nodes.map(({ id, text, form }) => ({ id, text, form }));
  const links = chart.edges.map(({ from, to, text }) => ({ from, to, label: text }));
  return definitionOf(drawFlow({ steps, links }, { title, direction }));
};
