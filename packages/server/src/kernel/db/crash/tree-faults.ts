import type { Database } from '../database.ts';

/** Names one rule of the file tree and how many rows break it. */
export interface TreeFault {
  readonly rule: string;
  readonly rows: number;
}

const RULES: Readonly<Record<string, string>> = {
  'an account whose counters differ from its nodes': `
    select from user_counter u where (u.files, u.folders, u.trash, u.trash_roots) <> (
      select count(*) filter (where kind = 1), count(*) filter (where kind = 0 and state = 0),
        count(*) filter (where kind = 1 and state <> 0), count(*) filter (where state = 1)
      from node n where n.owner_id = u.user_id)`,
  'a folder whose counter differs from its live children': `
    select from (
        select owner_id, parent_id as folder_id, count(*) as children from node where state = 0 group by 1, 2
      ) n full join folder_counter c using (owner_id, folder_id)
    where coalesce(n.children, 0) <> coalesce(c.children, 0)`,
  'a live node that is not under the top of its owner': `
    select from node n where n.state = 0 and not exists (
      with recursive up as (
        select n.parent_id as id, 1 as depth
        union all
        select p.parent_id, up.depth + 1 from up
          join node p on p.owner_id = n.owner_id and p.id = up.id and p.kind = 0 and p.state = 0
        where up.depth < 100
      )
      select from up where up.id = n.owner_id)`,
  'a node inside trash whose trashed folder is not in trash': `
    select from node n where n.state = 2 and not exists (
      select from node r where r.owner_id = n.owner_id and r.id = n.trash_root and r.state = 1)`,
  'a node that cannot be found by its id': `
    select from node n full join node_locator l on l.id = n.id
    where n.id is null or l.id is null or l.owner_id <> n.owner_id`,
  'a node that search does not know': `
    select from node n full join node_search s on s.owner_id = n.owner_id and s.node_id = n.id
    where n.id is null or s.node_id is null`,
  'a chart without content, or content without a chart': `
    select from (select owner_id, id from node where kind = 1) n
      full join (select distinct owner_id, node_id from node_body) b on b.owner_id = n.owner_id and b.node_id = n.id
    where n.id is null or b.node_id is null`,
};

/** Checks every rule that writes to the file tree must keep, and returns those that are broken; a sound database returns none. */
export const findTreeFaults = async ({ pool }: Pick<Database, 'pool'>): Promise<TreeFault[]> => {
  const faults: TreeFault[] = [];
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await pool.query<{ n: number }>(`select count(*) as n from (${text}) as broken`);
    const [found] = rows;
    if (found !== undefined && found.n > 0) faults.push({ rule, rows: found.n });
  }
  return faults;
};
