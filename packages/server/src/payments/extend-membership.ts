import { sql } from 'kysely';
import type { CallContext } from '../calls/context.ts';
import type { OrderRow } from './orders.ts';
import { addMonths, findPlan } from './plans.ts';

/** Extends what an order is for by the months of its plan: from the day it ends, or from now when it has ended. */
export const extendMembership = async (
  { db, app, actor, now }: CallContext,
  order: OrderRow,
): Promise<void> => {
  const plan = findPlan(order.kind, order.item);
  // A plan that was sold stays in the table.
  if (plan === undefined) throw new Error(`the plan ${order.item} is gone`);
  const account = await db
    .selectFrom('app_user')
    .select(['member_until', 'org_until', 'org_id'])
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { kind } = order;
  const from = Math.max(now, (kind === 'org' ? account.org_until : account.member_until) ?? 0);
  const until = addMonths(from, plan.months);
  if (kind === 'member') {
    await db.updateTable('app_user').set({ member_until: until }).where('id', '=', actor.userId).execute();
    return;
  }
  const organisationId = await extendOrganisation(
    { db, app, actor },
    { order, until, known: account.org_id },
  );
  await db
    .updateTable('app_user')
    .set({ org_id: organisationId, org_until: until })
    .where('id', '=', actor.userId)
    .execute();
  // Everyone who is in it stays as long as it is paid for.
  await sql`update app_user set org_until = ${until} where org_id = ${organisationId}`.execute(db);
};

/** Makes the organisation of its buyer, or extends it, and returns its id. */
const extendOrganisation = async (
  { db, app, actor }: Pick<CallContext, 'db' | 'app' | 'actor'>,
  {
    order,
    until,
    known,
  }: { readonly order: OrderRow; readonly until: number; readonly known: string | null },
): Promise<string> => {
  const own = await db
    .selectFrom('organisation')
    .select(['id', 'seats'])
    .where('owner_id', '=', actor.userId)
    .executeTakeFirst();
  if (own !== undefined) {
    const seats = Math.max(own.seats, order.seats);
    await db.updateTable('organisation').set({ seats, paid_until: until }).where('id', '=', own.id).execute();
    return own.id;
  }
  const id = app.createId();
  const name = order.org_name ?? known ?? '';
  await db
    .insertInto('organisation')
    .values({ id, owner_id: actor.userId, name, seats: order.seats, paid_until: until })
    .execute();
  return id;
};
