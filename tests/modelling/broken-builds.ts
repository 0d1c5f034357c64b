import { registerHooks } from 'node:module';

/** A way to break the source on purpose: a text of one file and what stands there instead. */
export interface BrokenBuild {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Build that has to be broken with it, because one stands in for the other. */
  readonly besides?: BrokenBuild;
}

const server = (path: string): string => `packages/server/src/${path}`;
const files = (path: string): string => `packages/files/src/${path}`;

/** Negative controls: each takes away one thing that the model check, or for `lock` and `version` the races, must miss. */
export const BROKEN_BUILDS = {
  cycle: {
    file: server('domains/tree/move.ts'),
    from: `if (place.chainIds.includes(node.id)) throw new CallError('moveIntoItself');`,
    to: '',
  },
  children: {
    file: server('domains/tree/move.ts'),
    from: 'await bumpChildren(db, place, 1);',
    to: '',
  },
  search: {
    file: server('domains/tree/move.ts'),
    from: 'await writeGrams(db, { ...at, folderId: place.id }, node.title);',
    to: '',
  },
  lock: {
    file: server('domains/nodes/counters.ts'),
    from: 'return readOwner(context, ownerId, true);',
    to: 'return readOwner(context, ownerId);',
    // Within one process writes to a tree wait for their turn before the lock.
    besides: {
      file: server('kernel/work/turns.ts'),
      from: 'const options = { slots: 1, share: 1,',
      to: 'const options = { slots: 1_000, share: 1_000,',
      // And an account that is not alone has one connection at a time.
      besides: {
        file: server('kernel/db/pool.ts'),
        from: 'share: Math.ceil(config.max * SHARE),',
        to: 'share: config.max,',
      },
    },
  },
  version: {
    file: server('domains/editing/open-canvas.ts'),
    from: 'if (version !== expected)',
    to: 'if (version < 0)',
  },
  quota: {
    file: server('domains/tree/copy.ts'),
    from: 'requireRoom(owner, counts.files);',
    to: '',
  },
  locator: {
    file: server('domains/nodes/forget-rows.ts'),
    from: 'await sql`delete from node_locator where id = ${these}`.execute(db);',
    to: '',
  },
  trash: {
    file: server('domains/tree/trash.ts'),
    from: '{ trash: -files, trashRoots: -1, folders }',
    to: '{ trash: -files, folders }',
  },
  rights: {
    file: 'packages/contract/src/rules/sharing/role-policy.ts',
    from: "delete: 'created',",
    to: "delete: 'always',",
  },
  screen: {
    file: files('trash/trash.ts'),
    from: 'apply((state) => ({ ...state, trash: afterTrashCounted(trashChartCount) }));',
    to: '',
  },
} as const satisfies Readonly<Record<string, BrokenBuild>>;

/** Name of a negative control. */
export type BrokenBuildName = keyof typeof BROKEN_BUILDS;

/**
 * Breaks every later import of a file in this process; the file itself stays as it is. Throws at that import when the text
 * to take away is not there any more.
 */
export const breakBuild = (name: BrokenBuildName): void => breakSource(name, BROKEN_BUILDS[name]);

/** Breaks every later import of a file in this process as {@link breakBuild} does; `name` stands in the error. */
export const breakSource = (name: string, { file, from, to, besides }: BrokenBuild): void => {
  if (besides !== undefined) breakSource(name, besides);
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      if (!source.includes(from)) throw new Error(`The control "${name}" finds nothing to break in ${file}.`);
      return { ...loaded, source: source.replace(from, () => to) };
    },
  });
};
