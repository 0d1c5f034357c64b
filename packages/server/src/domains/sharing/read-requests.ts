import type { AccessRequest } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';
import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { LIVE, ROLE, roleOn, roleWord, viewerOf } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { listedTitle, typeOf } from './shared-item.ts';

/** Requests that are shown at once. */
const MOST = 200;

/** Starts a query of requests that nobody decided yet. */
const selectOpen = ({ db }: Pick<CallContext, 'db'>) =>
  db
    .selectFrom('access_request as r')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'r.owner_id').onRef('n.id', '=', 'r.node_id'),
    )
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['n.title', 'n.kind', 'u.full_name', 'u.photo_key'])
    .where('r.decided_at', 'is', null)
    .where(sql<boolean>`n.state = ${LIVE} and u.disabled_at is null`)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST);

type OpenRequest = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

const toRequest = (row: OpenRequest): AccessRequest => ({
  requestId: row.id,
  type: typeOf(row),
  id: row.node_id,
  title: row.title,
  person: {
    userId: row.user_id,
    fullName: row.full_name,
    photoUrl: avatarAddress(row.photo_key ?? row.user_id),
  },
  role: roleWord(row.role),
  ...(row.message === null ? {} : { message: row.message }),
  createTime: row.created_at,
});

/** Reads the requests for one file or folder. */
export const readRequestsFor = async (context: CallContext, node: NodeRow): Promise<AccessRequest[]> => {
  const rows = await selectOpen(context)
    .where('r.owner_id', '=', node.owner_id)
    .where('r.node_id', '=', node.id)
    .execute();
  return rows.map(toRequest);
};

/** Reads the requests that the caller may decide: for their own things, and for those they manage. */
export const readMyRequests = async (context: CallContext): Promise<AccessRequest[]> => {
  const me = context.actor.userId;
  const manages = sql<boolean>`(r.owner_id = ${me} or ${roleOn(viewerOf(context))} >= ${sql.lit(ROLE.manager)})`;
  const reached = sql<boolean>`(r.owner_id = ${me} or r.owner_id in (
    select c.owner_id from collaborator c where c.user_id = ${me}))`;
  const rows = await selectOpen(context).where(reached).where(manages).execute();
  return rows.map((row) => ({ ...toRequest(row), title: listedTitle(context, row.title) }));
};
