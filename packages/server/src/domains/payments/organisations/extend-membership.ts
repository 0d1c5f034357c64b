import type { CallContext } from '../../../kernel/calls/context.ts';
import {
  countMembers,
  findOrganisationOf,
  foundOrganisation,
  lockOrganisation,
  renewOrganisation,
} from './organisations.ts';
import type { OrganisationRow } from './organisations.ts';
import type { OrderRow } from '../orders.ts';
import { addMonths, findPlan } from '../plans.ts';
import type { Plan } from '../plans.ts';
import { addSeats } from './seat-time.ts';

/**
 * Extends the subject of an order by its plan: a membership from the day it ends, or from now when it has ended; an organisation
 * by its seats.
 */
export const extendMembership = async (context: CallContext, order: OrderRow): Promise<void> => {
  const plan = findPlan(order.kind, order.item);
  // A plan that was sold stays in the table.
  if (plan === undefined) throw new Error(`the plan ${order.item} is gone`);
  await (plan.orderType === 'org' ? extendOrganisation(context, order, plan) : extendMember(context, plan));
};

const extendMember = async ({ db, actor, now }: CallContext, plan: Plan): Promise<void> => {
  const account = await db
    .selectFrom('app_user')
    .select('member_until')
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const until = addMonths(Math.max(now, account.member_until ?? 0), plan.months);
  await db.updateTable('app_user').set({ member_until: until }).where('id', '=', actor.userId).execute();
};

/** Extends the organisation that an order was for, or the buyer's own, or makes the buyer one. */
const extendOrganisation = async (context: CallContext, order: OrderRow, { months }: Plan): Promise<void> => {
  const { db, app, actor, now } = context;
  const bought = { seats: order.seats, months, now };
  const known = await lockOrdered(context, order);
  if (known !== undefined) {
    const members = await countMembers(db, known.id);
    const { seats, until } = addSeats(
      { seats: known.seats, until: known.paid_until },
      { ...bought, members },
    );
    await renewOrganisation(db, { id: known.id, seats, paid_until: until });
    return;
  }
  const { seats, until } = addSeats(undefined, { ...bought, members: 1 });
  await foundOrganisation(db, {
    id: app.createId(),
    owner_id: actor.userId,
    name: order.org_name ?? '',
    seats,
    paid_until: until,
  });
};

/** Locks the organisation that an order extends; undefined for one that is to be made. */
const lockOrdered = async (
  { db, actor }: CallContext,
  { org_id: orgId }: OrderRow,
): Promise<OrganisationRow | undefined> => {
  if (orgId !== null) return lockOrganisation(db, orgId);
  // Two orders of one person that begin an organisation wait for one another.
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const mine = await findOrganisationOf(db, actor.userId);
  return mine?.owner_id === actor.userId ? lockOrganisation(db, mine.id) : undefined;
};
