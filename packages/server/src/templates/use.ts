import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { isMember } from '../accounts/index.ts';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { LIVE, openLockedPlace, readOwner, requireUnrestricted, STATUS } from '../nodes/index.ts';
import { copyTemplate } from './copy-template.ts';

type Check = CallData<'templates', 'cloneCheck'>;

interface TemplateRow {
  readonly id: string;
  readonly owner_id: string;
  readonly is_house: boolean;
  readonly category: string;
  readonly title: string;
  readonly price_fen: number;
  /** Whether it is listed, and still a public file. */
  readonly is_open: boolean;
  readonly is_granted: boolean;
}

/**
 * Reads a template as one person may use it. With `hold` it stays as it is until the transaction ends, so that nobody withdraws
 * it or changes its price between the check and the copy.
 */
const readTemplate = async (
  { db, actor }: CallContext,
  id: string,
  hold: boolean,
): Promise<TemplateRow | undefined> => {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.owner_id, t.is_house, t.category, t.title, t.price_fen,
      coalesce(t.state = 0 and n.state = ${LIVE} and n.status = ${STATUS.public} and n.public_clone, false) as is_open,
      exists (select 1 from template_grant g where g.user_id = ${actor.userId} and g.template_id = t.id) as is_granted
    from template t left join node n on n.owner_id = t.owner_id and n.id = t.id
    where t.id = ${id} ${hold ? sql`for share of t` : sql``}`.execute(db);
  return rows[0];
};

/** What stands between a person and a template; undefined when nothing does. */
type Obstacle = 'withdrawn' | 'membership' | 'payment';

const obstacleFor = async (context: CallContext, template: TemplateRow): Promise<Obstacle | undefined> => {
  if (!template.is_open) return 'withdrawn';
  if (template.price_fen === 0 || template.is_granted || template.owner_id === context.actor.userId)
    return undefined;
  if (!template.is_house) return 'payment';
  return (await isMember(context)) ? undefined : 'membership';
};

const yuanOf = (fen: number): number => fen / 100;

/** Says what using a template would lead to, without using it (CALL-F-028). */
const checkClone = async (
  context: CallContext,
  { chartId }: CallParsedInput<'templates', 'cloneCheck'>,
): Promise<Check> => {
  const template = await readTemplate(context, chartId, false);
  if (template === undefined) return { result: 'empty' };
  const obstacle = await obstacleFor(context, template);
  if (obstacle === 'withdrawn') return { result: 'chart_error' };
  if (obstacle === 'payment') return { result: 'cloneBuy', price: yuanOf(template.price_fen) };
  const owner = await readOwner(context, context.actor.userId);
  return obstacle === 'membership' || owner.room < 1 ? { result: 'overd' } : { result: 'clone' };
};

const REFUSALS = { withdrawn: 'templateUnavailable', membership: 'upgradeNeeded' } as const;

/**
 * Makes a file of the person's own from a template (CALL-F-025). Throws `templateUnavailable` for what is none or was withdrawn,
 * `upgradeNeeded` (815) when no file is left or it takes a membership, and `paymentNeeded` with its price.
 */
const cloneTemplate = async (
  context: CallContext,
  { chartId, root = 'root', category }: CallParsedInput<'templates', 'clone'>,
): Promise<CallData<'templates', 'clone'>> => {
  requireUnrestricted(context);
  const { place, owner } = await openLockedPlace(context, root);
  const template = await readTemplate(context, chartId, true);
  if (template === undefined) throw new CallError('templateUnavailable');
  const obstacle = await obstacleFor(context, template);
  if (obstacle === 'payment') throw new CallError('paymentNeeded', { price: yuanOf(template.price_fen) });
  if (obstacle !== undefined) throw new CallError(REFUSALS[obstacle]);
  if (category !== undefined && category !== '' && category !== template.category)
    throw new CallError('invalidInput', { issues: [{ path: 'category', message: 'not the template’s' }] });
  if (owner.room < 1) throw new CallError('upgradeNeeded');
  return copyTemplate(context, template, place);
};

/** Lists the calls about using templates. */
export const useCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.cloneCheck, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: checkClone,
  }),
  implement(endpoints.templates.clone, {
    access: 'token',
    scope: 'files:write',
    items: 'closed',
    handler: cloneTemplate,
  }),
];
