import { makeFlowchart, makeMindMap, textsIn } from '../make-definitions.ts';
import { chartdock, chartdockShown } from './chartdock.ts';
import { maxgraph } from './maxgraph.ts';
import { simpleMindMap } from './simple-mind-map.ts';

const DRAWERS = { chartdock, chartdockShown, maxgraph, simpleMindMap } as const;

const COUNT = 200;
const made = {
  minds: Array.from({ length: COUNT }, (_, at) => makeMindMap(at)),
  flows: Array.from({ length: COUNT }, (_, at) => makeFlowchart(at)),
} as const;
const written = {
  minds: made.minds.map((one) => JSON.stringify(one)),
  flows: made.flows.map((one) => JSON.stringify(one)),
} as const;

/** Returns how many documents are shown without one of their texts; markup may lie between its signs. */
const countIncomplete = (kind: keyof typeof made, pictures: readonly string[]): number =>
  made[kind].filter((definition, at) => {
    const shown = (pictures[at] ?? '').replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '');
    return textsIn(definition).some((text) => !shown.includes(text.replace(/\s/g, '')));
  }).length;

let kept: { readonly kind: keyof typeof made; readonly pictures: readonly string[] } | undefined;

Object.assign(globalThis, {
  /** Draws all documents of a kind, so many times over. */
  drawAll: async (name: keyof typeof DRAWERS, kind: keyof typeof made, times: number): Promise<void> => {
    const drawer = DRAWERS[name];
    for (let time = 0; time < times; time += 1) {
      const pictures = kind === 'minds' ? await drawer.minds(made.minds) : await drawer.flows(made.flows);
      kept = { kind, pictures };
    }
  },
  /** Returns how many of the pictures drawn last lack a text. */
  countIncomplete: (): number => (kept === undefined ? COUNT : countIncomplete(kept.kind, kept.pictures)),
  /** Reads all definitions of a kind as JSON, so many times over. */
  parseAll: (kind: keyof typeof made, times: number): number => {
    let read = 0;
    for (let round = 0; round < times; round += 1)
      for (const text of written[kind]) if (JSON.parse(text) !== null) read += 1;
    return read;
  },
});
