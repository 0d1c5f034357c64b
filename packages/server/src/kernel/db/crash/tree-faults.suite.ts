import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import type { DatabaseUnderTest } from '../testing/describe-on-both-databases.ts';
import { findTreeFaults } from './tree-faults.ts';

const OWNER = '01890000-0000-7000-8000-000000000001';
const FOLDER = '01890000-0000-7000-8000-000000000002';
const CHART = '01890000-0000-7000-8000-000000000003';

const SOUND = [
  `insert into user_counter values ('${OWNER}', 1, 1, 0, 0, 0)`,
  `insert into node (owner_id, id, parent_id, kind, category, title, title_key, pos, creator_id, created_at, last_modify) values
    ('${OWNER}', '${FOLDER}', '${OWNER}', 0, 'folder', 'f', 'f', 'a', '${OWNER}', 1, 1),
    ('${OWNER}', '${CHART}', '${FOLDER}', 1, 'flow', 'c', 'c', 'a', '${OWNER}', 1, 1)`,
  `insert into node_locator values ('${FOLDER}', '${OWNER}'), ('${CHART}', '${OWNER}')`,
  `insert into node_search values ('${OWNER}', '${FOLDER}', '{1}'), ('${OWNER}', '${CHART}', '{1}')`,
  `insert into folder_counter values ('${OWNER}', '${OWNER}', 1), ('${OWNER}', '${FOLDER}', 1)`,
  `insert into node_body values ('${OWNER}', '${CHART}', 0, '{}', null, 1, 1)`,
];

const spoils: readonly (readonly [string, string])[] = [
  ['an account whose counters differ from its nodes', 'update user_counter set files = 2'],
  [
    'a folder whose counter differs from its live children',
    `update folder_counter set children = 2 where folder_id = '${FOLDER}'`,
  ],
  [
    'a folder whose counter differs from its live children',
    `delete from folder_counter where folder_id = '${OWNER}'`,
  ],
  [
    'a live node that is not under the top of its owner',
    `update node set parent_id = '${CHART}' where id = '${FOLDER}'`,
  ],
  [
    'a node inside trash whose trashed folder is not in trash',
    `update node set state = 2, deleted_at = 1, trash_root = '${FOLDER}' where id = '${CHART}'`,
  ],
  ['a node that cannot be found by its id', `delete from node_locator where id = '${CHART}'`],
  ['a node that search does not know', `delete from node_search where node_id = '${CHART}'`],
  ['a chart without content, or content without a chart', 'delete from node_body'],
];

/** Proves that each rule is noticed when it is broken. */
export const treeFaultsSuite = ({ open }: DatabaseUnderTest): void => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    for (const statement of SOUND) await database.pool.query(statement);
  });

  it('finds nothing wrong with a sound tree', async () => {
    expect(await findTreeFaults(database)).toEqual([]);
  });

  it.each(spoils)('finds %s', async (rule, statement) => {
    await database.pool.query(statement);
    expect((await findTreeFaults(database)).map((fault) => fault.rule)).toContain(rule);
  });
};
