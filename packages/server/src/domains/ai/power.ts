import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { readPublishBlack } from '../privileges/index.ts';
import type { AttemptLimit } from '../../kernel/security/attempts.ts';

const HOUR_MS = 3_600_000;
const NEXT_MS = 15 * 60_000;

/** Says how many texts an account may have written. */
export const writingLimit = ({ app, actor }: Pick<CallContext, 'app' | 'actor'>): AttemptLimit => ({
  key: `ai:${actor.userId}`,
  most: app.config.aiPerHour,
  windowMs: HOUR_MS,
  delayMs: NEXT_MS,
});

type Power = CallData<'account', 'aiPrivilege'>['aiPrivilege'];

/** Returns whether an account may have texts written, and how many still in this hour: everyone but a restricted account, where an endpoint is set. */
export const readAiPower = async (context: CallContext): Promise<Power> => {
  const { app, now } = context;
  if (await readPublishBlack(context)) return { allowed: false, reason: 'restricted' };
  if (app.config.aiUrl === '') return { allowed: false, reason: 'not_configured' };
  const limit = writingLimit(context);
  const [wait, remaining] = [await app.attempts.waitOf(limit, now), await app.attempts.leftOf(limit, now)];
  return wait > 0 ? { allowed: false, reason: 'used_up', remaining: 0 } : { allowed: true, remaining };
};

/** Returns whether the account may use the AI page (CALL-U-004). The access of a page of the operator's own is its own affair. */
const readPrivilege = async (context: CallContext): Promise<CallData<'account', 'aiPrivilege'>> => {
  const aiPrivilege = await readAiPower(context);
  const hasOwnPage = aiPrivilege.reason === 'not_configured' && context.app.config.aiPage !== '';
  return { aiPrivilege: hasOwnPage ? { allowed: true } : aiPrivilege };
};

/** Lists the calls about who may have texts written. */
export const powerCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.aiPrivilege, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: readPrivilege,
  }),
];
