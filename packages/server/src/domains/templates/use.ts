import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { isMember } from '../accounts/index.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { openLockedPlace, readOwner, requireUnrestricted } from '../nodes/index.ts';
import { copyTemplate } from './copy-template.ts';
import { readTemplate } from './open-template.ts';
import type { OpenTemplate } from './open-template.ts';

type Check = CallData<'templates', 'cloneCheck'>;

/** Obstacle between a person and a template; undefined when there is none. */
type Obstacle = 'withdrawn' | 'membership' | 'payment';

const authorOf = ({ author_id, owner_id }: OpenTemplate): string => author_id ?? owner_id;

const obstacleFor = async (context: CallContext, template: OpenTemplate): Promise<Obstacle | undefined> => {
  if (!template.is_open) return 'withdrawn';
  if (template.price_fen === 0 || template.is_granted || authorOf(template) === context.actor.userId)
    return undefined;
  if (!template.is_house) return 'payment';
  return (await isMember(context)) ? undefined : 'membership';
};

const yuanOf = (fen: number): number => fen / 100;

/** Returns the outcome of using a template, without using it (CALL-F-028). */
const checkClone = async (
  context: CallContext,
  { chartId }: CallParsedInput<'templates', 'cloneCheck'>,
): Promise<Check> => {
  const template = await readTemplate(context, chartId, false);
  if (template === undefined) return { result: 'empty' };
  const obstacle = await obstacleFor(context, template);
  if (obstacle === 'withdrawn') return { result: 'chart_error' };
  if (obstacle === 'payment')
    return { result: 'cloneBuy', price: yuanOf(template.price_fen), title: template.title };
  const owner = await readOwner(context, context.actor.userId);
  return obstacle === 'membership' || owner.room < 1 ? { result: 'overd' } : { result: 'clone' };
};

const REFUSALS = { withdrawn: 'templateUnavailable', membership: 'upgradeNeeded' } as const;

/**
 * Makes a file of the person's own from a template (CALL-F-025). Throws `templateUnavailable` for a missing or withdrawn one,
 * `upgradeNeeded` (815) when no file is left or it takes a membership, and `paymentNeeded` with its price.
 */
export const cloneTemplate = async (
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
    throw refuseInput('category', 'The template is of another category');
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
