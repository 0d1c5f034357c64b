import * as CODE from '@chartdock/contract/codes';
import type { Code, ExportType } from '@chartdock/contract';
import { implement } from '../../kernel/calls/implement.ts';
import { itemsOf } from '../../kernel/calls/items.ts';
import { hasScope, requireClient } from '../../kernel/calls/scopes.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { requireExportRight } from '../exporting/index.ts';
import { requirePublisher } from '../publishing/index.ts';
import { readOwner, requireRoom, requireUnrestricted } from '../nodes/index.ts';
import type { Ability, EmbedData, EmbedInput } from './embed-calls.ts';
import type { EmbeddedCall } from './embedded-call.types.ts';
import { embedCalls } from './embed-calls.ts';

type Verdict = EmbedData<'can'>;

/** Refusals that a page is told for each code of the calls themselves, with their remedies. */
const REFUSALS: Readonly<Partial<Record<Code, readonly [code: string, next: string]>>> = {
  [CODE.accountRestricted]: ['restricted', 'contact_support'],
  [CODE.quotaExhausted]: ['quota', 'upgrade'],
  [CODE.upgradeNeeded]: ['not_member', 'upgrade'],
  [CODE.phoneNeeded]: ['phone_unbound', 'bind_phone'],
  [CODE.notAllowed]: ['not_allowed', 'ask_owner'],
  [CODE.paymentUnavailable]: ['no_payment', 'contact_support'],
};

/** Rights that a partner's token must cover, and those of the calls behind an ability check of the account. */
interface Rule {
  readonly scope: Scope;
  /** Demand on a token for items: that it names a folder to put something into, or that it is none. Default nothing. */
  readonly ofItems?: 'folder' | 'closed';
  readonly check: (context: CallContext) => Promise<void>;
}

const addsFile = async (context: CallContext): Promise<void> => {
  requireUnrestricted(context);
  requireRoom(await readOwner(context, context.actor.userId), 1);
};

const requireGateway = ({ app }: CallContext): Promise<void> =>
  app.gateways.all.length > 0 ? Promise.resolve() : Promise.reject(new CallError('paymentUnavailable'));

const RULES: Readonly<Record<Exclude<Ability, `export:${string}`>, Rule>> = {
  create: { scope: 'files:write', ofItems: 'folder', check: addsFile },
  import: { scope: 'files:write', ofItems: 'folder', check: addsFile },
  clone: { scope: 'files:write', ofItems: 'folder', check: addsFile },
  publish: { scope: 'publish', check: requirePublisher },
  pay: { scope: 'pay', ofItems: 'closed', check: requireGateway },
};

const isExport = (ability: Ability): ability is `export:${ExportType}` => ability.startsWith('export:');

const exportTypeOf = (ability: `export:${ExportType}`): ExportType =>
  ability.slice('export:'.length) as ExportType;

const ruleOf = (ability: Ability): Rule =>
  isExport(ability)
    ? {
        scope: 'export',
        check: (context) =>
          requireExportRight(context, {
            viewerId: context.actor.userId,
            exportType: exportTypeOf(ability),
          }),
      }
    : RULES[ability];

const allowsItems = (items: ReturnType<typeof itemsOf>, rule: Rule['ofItems']): boolean => {
  if (items === undefined || rule === undefined) return true;
  return rule === 'folder' && items.some(({ fileType }) => fileType === 'folder');
};

/** Returns whether the person could do something now, by the very checks that the calls make. */
const judgeAbility = async (
  context: CallContext,
  { client, ability }: EmbedInput<'can'>,
): Promise<Verdict> => {
  requireClient(context.actor, client);
  const { scope, ofItems, check } = ruleOf(ability);
  // No owner of files can help here: the token has to be another one.
  if (!hasScope(context.actor, scope))
    return { allowed: false, code: 'not_allowed', next: 'contact_support', scope };
  if (!allowsItems(itemsOf(context.actor), ofItems)) return refused(CODE.notAllowed) ?? { allowed: true };
  try {
    await check(context);
    return { allowed: true };
  } catch (error) {
    const refusal = isCallError(error) ? refused(error.code) : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
};

/** Lists the calls beside the guest page about the present abilities of a person. */
export const abilityCalls: readonly EmbeddedCall[] = [
  {
    pages: 'registered',
    ...implement(embedCalls.can, {
      access: 'token',
      // The handler looks at the client, and the surface keeps the items of the token it came with.
      scope: 'any',
      items: 'none',
      handler: judgeAbility,
    }),
  },
];

const refused = (by: Code): Verdict | undefined => {
  const row = REFUSALS[by];
  return row === undefined ? undefined : { allowed: false, code: row[0], next: row[1] };
};
