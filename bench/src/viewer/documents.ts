import { drawScene, listTexts, renderDefinition } from '@chartdock/documents';
import type { Cell, Definition, GraphDefinition, Topic, TreeDefinition } from '@chartdock/documents';
import type { CallData } from '@chartdock/contract';

const WORDS = ['Check order', 'Pay', 'Pack and ship', 'Tell support', 'Write to the ledger', 'Retry later'];
const COLUMNS = 10;
const STEP = { x: 220, y: 120 } as const;

/** Creates a flow of so many boxes, each led to from the one before and every third from the row above. */
export const createFlow = (nodes: number): GraphDefinition => {
  const columns = Math.max(COLUMNS, Math.round(Math.sqrt(nodes / 2)));
  const cells: Record<string, Cell> = {};
  for (let at = 0; at < nodes; at += 1)
    cells[`node-${at}`] = {
      t: 'node',
      shape: at % 5 === 0 ? 'decision' : 'process',
      ...{ x: (at % columns) * STEP.x, y: Math.floor(at / columns) * STEP.y, w: 150, h: 60, z: 1 },
      text: `${WORDS[at % WORDS.length] ?? ''} ${at}`,
      style: {},
    };
  const link = (from: number, to: number): void => {
    cells[`edge-${from}-${to}`] = {
      t: 'edge',
      from: { id: `node-${from}` },
      to: { id: `node-${to}` },
      points: [],
      labels: [],
      style: { begin: 'none', end: 'arrow' },
    };
  };
  for (let at = 1; at < nodes; at += 1) {
    if (at % columns !== 0) link(at - 1, at);
    if (at >= columns && at % 3 === 0) link(at - columns, at);
  }
  return { v: 2, type: 'graph', page: { name: 'Bench', w: 2_000, h: 2_000 }, theme: 'light', cells };
};

/** Creates a mind map of so many topics, ten below each. */
export const createMind = (topics: number): TreeDefinition => {
  let made = 0;
  const topic = (): Topic & { children: Topic[] } => {
    made += 1;
    return { id: `topic-${made}`, title: `${WORDS[made % WORDS.length] ?? ''} ${made}`, children: [] };
  };
  const root = topic();
  for (const waiting = [root]; made < topics;) {
    const next = waiting.shift();
    for (let child = 0; next !== undefined && child < 10 && made < topics; child += 1) {
      const below = topic();
      next.children.push(below);
      waiting.push(below);
    }
  }
  return { v: 2, type: 'tree', page: { name: 'Bench' }, structure: 'right', theme: 'light', root };
};

/** Returns the server's response to a viewer. */
export const contentOf = (definition: Definition): CallData<'charts', 'content'> => {
  const { parts, box, ground, font } = drawScene(definition);
  const texts = listTexts(definition).map(({ leads, ...line }) =>
    leads === undefined ? line : { ...line, leads: [...leads] },
  );
  const picture = {
    ...{ box, ground, font, texts },
    parts: parts.map(({ box: room, svg, id }) => ({ box: room, svg, ...(id === undefined ? {} : { id }) })),
  };
  return { definitionId: 'c0', version: 1, state: 'drawn', kind: definition.type, picture };
};

/** Returns the whole picture as one text. */
export const pictureOf = (definition: Definition): { readonly svg: string } => ({
  svg: renderDefinition(definition).svg,
});
