import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { PUBLIC, linkOpens } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { openLockedToShare, openToShare } from './shared-item.ts';
import { writeActivity } from './write-activity.ts';

type Switches = CallData<'shareSwitches', 'open'>;
type Change = CallParsedInput<'shareSwitches', 'download'>;

/** Returns whether a file is open to anyone besides its owner, and the rights of viewers (CALL-S-013). */
const readOpen = async (
  context: CallContext,
  { chartId }: CallParsedInput<'shareSwitches', 'open'>,
): Promise<Switches> => answer(context, (await openToShare(context, { type: 'chart', id: chartId })).node);

/** Makes the call that changes one of the switches of a file (CALL-S-022, CALL-S-023). */
const setSwitch =
  (column: 'may_download' | 'may_copy') =>
  async (context: CallContext, { chartId, enabled }: Change): Promise<Switches> => {
    const { node } = await openLockedToShare(context, { type: 'chart', id: chartId });
    await context.db
      .insertInto('share_switch')
      .values({ owner_id: node.owner_id, node_id: node.id, [column]: enabled })
      .onConflict((conflict) => conflict.columns(['owner_id', 'node_id']).doUpdateSet({ [column]: enabled }))
      .execute();
    await writeActivity(context, node, { kind: 'viewersAllowed' });
    return answer(context, node);
  };

/** Lists the calls about the rights of viewers. */
export const switchCalls: readonly ImplementedCall[] = [
  implement(endpoints.shareSwitches.open, {
    access: 'token',
    scope: 'share',
    items: 'closed',
    handler: readOpen,
  }),
  implement(endpoints.shareSwitches.download, {
    access: 'token',
    scope: 'share',
    items: 'closed',
    handler: setSwitch('may_download'),
  }),
  implement(endpoints.shareSwitches.copy, {
    access: 'token',
    scope: 'share',
    items: 'closed',
    handler: setSwitch('may_copy'),
  }),
];

const answer = async ({ db, now }: CallContext, node: NodeRow): Promise<Switches> => {
  const { rows } = await sql<Switches>`
    select (n.status = ${PUBLIC}
        or exists (select from collaborator c where c.owner_id = n.owner_id and c.node_id = n.id and c.state = 0)
        or exists (select from share_link l where l.owner_id = n.owner_id and l.node_id = n.id and ${linkOpens(now)})) as open,
      coalesce(s.may_download, false) as download, coalesce(s.may_copy, false) as copy
      from node n left join share_switch s on s.owner_id = n.owner_id and s.node_id = n.id
      where n.owner_id = ${node.owner_id} and n.id = ${node.id}`.execute(db);
  return rows[0] ?? { open: false, download: false, copy: false };
};
