import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import type { DatabaseUnderTest } from './testing/describe-on-both-databases.ts';

const OWNER = '01890000-0000-7000-8000-000000000001';
const FOLDER = '01890000-0000-7000-8000-000000000002';
const LAST = '01890000-0000-7000-8000-0000000000ff';

const FILL = `
  insert into node (owner_id, id, parent_id, kind, category, title, title_key, pos, creator_id, created_at, last_modify)
  select owner.id, gen_random_uuid(), folder.id, f % 2, 'flow', 't', 'key ' || f, 'pos ' || f, owner.id, f, f
  from (values ('${OWNER}'::uuid), ('${LAST}'::uuid)) as owner (id),
       (select gen_random_uuid() as id from generate_series(1, 39) union all select '${FOLDER}') as folder,
       generate_series(1, 50) as f`;

interface Shape {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly index: string;
}

const here = [OWNER, FOLDER] as const;

const sorted = (key: string, index: string, after: unknown): Shape[] => {
  const from = `select id from node where owner_id = $1 and parent_id = $2 and state = 0`;
  return (['asc', 'desc'] as const).flatMap((way) => {
    const order = `order by ${key} ${way}, id ${way} limit 10`;
    const beyond = `and (${key}, id) ${way === 'asc' ? '>' : '<'} ($3, $4)`;
    return [
      { name: `a folder by ${key} ${way}`, text: `${from} ${order}`, values: here, index },
      {
        name: `the page after one by ${key} ${way}`,
        text: `${from} ${beyond} ${order}`,
        values: [...here, after, LAST],
        index,
      },
      { name: `a far page by ${key} ${way}`, text: `${from} ${order} offset 100000`, values: here, index },
    ];
  });
};

const shapes: readonly Shape[] = [
  ...sorted('last_modify', 'node_modified', 5),
  ...sorted('title_key', 'node_titled', 'k'),
  ...sorted('pos', 'node_placed', 'k'),
  ...sorted('created_at', 'node_created', 5),
  {
    name: 'the newest files of an owner',
    text: `select id from node where owner_id = $1 and state = 0 order by last_modify desc, id desc limit 1000`,
    values: [OWNER],
    index: 'node_newest',
  },
  {
    name: 'the folders inside a folder',
    text: `select id from node where owner_id = $1 and parent_id = $2 and state = 0 and kind = 0 order by title_key, id limit 200`,
    values: here,
    index: 'node_folders',
  },
  {
    name: 'the trash',
    text: `select id from node where owner_id = $1 and state = 1 order by deleted_at desc, id desc limit 10`,
    values: [OWNER],
    index: 'node_trash',
  },
  {
    name: 'the trash of some days',
    text: `select id from node where owner_id = $1 and state = 1 and deleted_at >= $2 and deleted_at <= $3 order by deleted_at desc, id desc limit 10`,
    values: [OWNER, 5, 9],
    index: 'node_trash',
  },
  {
    name: 'the folders in trash',
    text: `select id from node where owner_id = $1 and kind = 0 and state = 1 order by deleted_at desc, id desc limit 10`,
    values: [OWNER],
    index: 'node_trash_kind',
  },
  {
    name: 'what was trashed with a folder',
    text: `select id from node where owner_id = $1 and trash_root = $2 and state <> 0 order by id limit 1000`,
    values: here,
    index: 'node_trashed_under',
  },
  {
    name: 'what a person opened',
    text: `select node_id from recent where user_id = $1 order by opened_at desc, node_id desc limit 10`,
    values: [OWNER],
    index: 'recent_opened',
  },
  {
    name: 'the favourites of a person',
    text: `select node_id from favourite where user_id = $1 and kind = 0 order by created_at desc, node_id desc limit 10`,
    values: [OWNER],
    index: 'favourite_created',
  },
  {
    name: 'the files shared with a person',
    text: `select node_id from collab_inbox where user_id = $1 order by invited_at desc, node_id desc limit 10`,
    values: [OWNER],
    index: 'collab_inbox_invited',
  },
  {
    name: 'the people on a file',
    text: `select user_id from collaborator where owner_id = $1 and node_id = $2 order by user_id limit 10`,
    values: here,
    index: 'collaborator_pkey',
  },
  {
    name: 'the devices of a person',
    text: `select id from device where user_id = $1 order by id desc limit 10`,
    values: [OWNER],
    index: 'device_pkey',
  },
  {
    name: 'sessions that have ended',
    text: `select token_hash from session where expires_at < $1 order by expires_at limit 100`,
    values: [5],
    index: 'session_expiry',
  },
];

/** Proves that every list comes out of one index in order: no sort, no scan of the table, however many rows there are. */
export const listOrderSuite = ({ open }: DatabaseUnderTest): void => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    // Two owners, each with 40 folders of 50 files, so that the planner has something to choose by.
    await database.pool.query(FILL);
    await database.pool.query('analyze node');
  });

  const planOf = async ({ text, values }: Shape): Promise<string> => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      // With the two other ways forbidden, a sort or a scan is left in the plan only if no index gives the order.
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_bitmapscan = off');
      const plan = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
      return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  describe('reads in index order', () => {
    it.each(shapes)('$name', async (shape) => {
      const plan = await planOf(shape);
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${shape.index} `));
      expect(plan).not.toMatch(/Sort|Seq Scan|Filter/);
    });

    it('sees a list without an index', async () => {
      const plan = await planOf({
        name: 'unserved',
        text: `select id from node where owner_id = $1 and parent_id = $2 and state = 0 order by title limit 10`,
        values: here,
        index: '',
      });
      expect(plan).toMatch(/Sort/);
    });
  });
};
