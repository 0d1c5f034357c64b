import type { LayerName } from '../repository/layers.ts';

/** Table that the page about the architecture has to agree with. */
export interface House {
  /** May-import lists by layer. */
  readonly arrows: Readonly<Partial<Record<LayerName, readonly string[]>>>;
  /** Folders that the page must name in code quotes: the domains of the server and the systems of react. */
  readonly folders: readonly string[];
}

const ROW = /^\| ([\w-]+) +\| ([\w, –-]+?) +\| `[^`]+` +\|$/gm;

/** Finds layers and arrows that the page about the architecture lacks or makes up, and folders that it does not name. */
export const findArchitectureProblems = (page: string, { arrows, folders }: House): string[] => {
  const told = new Map(Array.from(page.matchAll(ROW), ([, name = '', may = '']) => [name, may]));
  const wrong = Object.entries(arrows).flatMap(([name, may]) => {
    const expected = may.length === 0 ? '–' : may.join(', ');
    const found = told.get(name);
    return found === expected ? [] : [`says ${found ?? 'nothing'} of ${name}, which may import ${expected}`];
  });
  const strange = [...told.keys()]
    .filter((name) => !(name in arrows))
    .map((name) => `tells of a layer ${name}, which the table does not have`);
  const missing = folders
    .filter((name) => !page.includes(`\`${name}\``))
    .map((name) => `does not name ${name}`);
  return [...wrong, ...strange, ...missing].map((problem) => `ARCHITECTURE.md ${problem}`);
};
