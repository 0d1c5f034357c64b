import { FILE_CATEGORIES } from '@chartdock/contract';
import type { FileCategory, Locale } from '@chartdock/contract';
import { createIdMaker } from '../kernel/db/uuid.ts';
import { positionAfter, STATUS } from '../domains/nodes/index.ts';
import { foldTitle } from '../domains/search/index.ts';
import { createDemoDefinition } from './definitions.ts';
import type { SeedNode } from '../library/load-tree.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { vocabularies } from './vocabulary.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Builds the nodes of a demo tree: the same for the same seed and time. */
export interface TreeBuilder {
  readonly nodes: SeedNode[];
  readonly random: Random;
  /** Adds a folder and returns its id. */
  readonly folder: (title: string, parentId?: string) => string;
  /** Adds a file and returns its id; without a category or title one is picked. */
  readonly file: (file: NewFile) => string;
}

/** A file to add. */
export interface NewFile {
  readonly parentId?: string;
  readonly locale: Locale;
  readonly category?: FileCategory;
  readonly title?: string;
  readonly isPublic?: boolean;
  readonly canvases?: number;
}

/** Options of a builder; `days` is how far back the files reach. */
export interface TreeOptions {
  readonly ownerId: string;
  readonly now: number;
  readonly seed: number;
  readonly days?: number;
}

/** Creates a builder of demo files and folders for one account. */
export const createTreeBuilder = ({ ownerId, now, seed, days = 240 }: TreeOptions): TreeBuilder => {
  const random = createRandom(seed);
  const createId = createIdMaker({ now: () => now, randomBytes: random.bytes });
  const nodes: SeedNode[] = [];
  const titles = new Map<string, Set<string>>();
  let position: string | undefined;
  let turn = random.int(0, FILE_CATEGORIES.length - 1);
  const times = (): { createdAt: number; lastModify: number } => {
    // Most files are recent, a few are old, as people's files are.
    const age = Math.floor(random.next() ** 2 * days * DAY_MS) + random.int(1, 50) * HOUR_MS;
    const lastModify = now - Math.floor(age * random.next()) - 60_000;
    return { createdAt: now - age - 60_000, lastModify };
  };
  const unique = (parentId: string, title: string): string => {
    const taken = titles.get(parentId) ?? new Set<string>();
    titles.set(parentId, taken);
    let wanted = title;
    for (let count = 2; taken.has(foldTitle(wanted)); count += 1) wanted = `${title} (${count})`;
    taken.add(foldTitle(wanted));
    return wanted;
  };
  const add = (node: Omit<SeedNode, 'id' | 'pos'>): string => {
    const id = createId();
    position = positionAfter(position);
    nodes.push({ ...node, id, pos: position });
    return id;
  };
  return {
    nodes,
    random,
    folder: (title, parentId = ownerId) =>
      add({ parentId, category: 'folder', title: unique(parentId, title), definitions: [], ...times() }),
    file: ({ parentId = ownerId, locale, category, title, isPublic = false, canvases = 1 }) => {
      turn += 1;
      const chosen = category ?? FILE_CATEGORIES[turn % FILE_CATEGORIES.length] ?? 'flow';
      const words = vocabularies[locale];
      const made = words.title(random.pick(words.subjects), words.kinds[chosen], random.pick(words.endings));
      const name = unique(parentId, title ?? made);
      const definitions = Array.from({ length: canvases }, (_, canvas) =>
        createDemoDefinition(chosen, {
          random,
          words,
          title: canvas === 0 ? name : `${name} (${canvas + 1})`,
        }),
      );
      const shared = isPublic ? { status: STATUS.public, publicClone: true } : {};
      return add({ parentId, category: chosen, title: name, definitions, ...shared, ...times() });
    },
  };
};
