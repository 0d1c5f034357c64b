import { strToU8 } from 'fflate';
import { graphsOf } from '../graphs/graphs-of.ts';
import { edgesOf, nodesOf } from '../graphs/edge-routes.ts';
import type { FormatSource, FormatWriter } from '../model/format.types.ts';
import { walkTopics } from '../trees/tree-parts.ts';
import { treesOf } from '../trees/trees-of.ts';

const words = (text: string): string =>
  text.replaceAll('"', "'").replace(/\s+/g, (gap) => (gap.includes('\n') ? '\\n' : gap));

const KEYWORDS: Readonly<Record<string, string>> = {
  ellipse: 'usecase',
  circle: 'usecase',
  'uml-use-case': 'usecase',
  'uml-actor': 'actor',
  cylinder: 'database',
  'net-database': 'database',
  cloud: 'cloud',
  'uml-component': 'component',
  'uml-node': 'node',
  'uml-package': 'folder',
  'uml-artifact': 'artifact',
  diamond: 'hexagon',
};

const graphSource = (source: FormatSource): string[] =>
  graphsOf(source).map(({ definition }) => {
    const nodes = nodesOf(definition);
    const names = new Map(nodes.map(([id], at) => [id, `n${at + 1}`]));
    const lines = [
      ...nodes.map(
        ([id, { text, shape }]) =>
          `${KEYWORDS[shape] ?? 'rectangle'} "${words(text === '' ? ' ' : text)}" as ${names.get(id) ?? id}`,
      ),
      ...edgesOf(definition).flatMap(({ edge }) => {
        const [from, to] = [names.get(edge.from.id ?? ''), names.get(edge.to.id ?? '')];
        if (from === undefined || to === undefined) return [];
        const label = edge.labels.map(({ text }) => words(text)).join('\\n');
        const line = edge.style.dash === undefined || edge.style.dash === 'solid' ? '--' : '..';
        return [
          `${from} ${edge.style.begin === 'none' ? '' : '<'}${line}${edge.style.end === 'none' ? '' : '>'} ${to}${label === '' ? '' : ` : ${label}`}`,
        ];
      }),
    ];
    return ['@startuml', ...lines, '@enduml'].join('\n');
  });

const treeSource = (source: FormatSource): string[] =>
  treesOf(source).map(({ definition }) =>
    [
      '@startmindmap',
      ...walkTopics(definition.root).map(
        ({ topic, depth }) => `${'*'.repeat(depth + 1)} ${words(topic.title)}`,
      ),
      '@endmindmap',
    ].join('\n'),
  );

/** Writes PlantUML source: trees as mind maps, graphs as a deployment diagram. Throws `no_content` without either. */
export const writePlantuml: FormatWriter = (source) => {
  const hasGraph = source.canvases.some(({ definition }) => definition.type === 'graph');
  return strToU8(`${(hasGraph ? graphSource(source) : treeSource(source)).join('\n\n')}\n`);
};
