import { createHash } from 'node:crypto';
import { implement } from '../../kernel/calls/implement.ts';
import { itemsOf } from '../../kernel/calls/items.ts';
import { matchesOrigin } from './origins.ts';
import { requireClient } from '../../kernel/calls/scopes.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, PublicContext } from '../../kernel/calls/context.ts';
import { SESSION_LIFE, createSession, makeCode, takeCode } from '../sessions/index.ts';
import { findClient } from './clients.ts';
import type { EmbedData, EmbedInput } from './embed-calls.ts';
import { launchSchema } from './embed-calls.ts';
import type { EmbeddedCall } from './embedded-call.types.ts';
import { embedCalls } from './embed-calls.ts';

/** The code of a window that was cut off from the page that opened it: both know nothing in common but their channel. */
const codeOfChannel = (channel: string): string =>
  createHash('sha256').update(`channel ${channel}`).digest('base64url');

/**
 * Keeps the task of a surface for the page that takes it over, and makes the code that it is opened with. The token of that
 * page will do and cover no more than the one that launches it. Throws `originRefused` when it would not come back to a page of
 * the partner, or when it would be shown in a frame of someone else's page, which the browser would refuse.
 */
const launchSurface = async (
  { app, db, actor }: CallContext,
  { client: clientId, config, first, returnUrl, ancestors = [], channel }: EmbedInput<'launch'>,
): Promise<EmbedData<'launch'>> => {
  requireClient(actor, clientId);
  const client = await findClient(db, clientId);
  if (client === undefined || !isPageOf(returnUrl, client.origins)) throw new CallError('originRefused');
  if (!ancestors.every((origin) => isOriginOf(origin, client.origins))) throw new CallError('originRefused');
  const scopes = actor.partner?.scopes ?? client.scopes;
  const { userId, deviceId, tokenHash: sessionHash } = actor;
  const items = itemsOf(actor);
  const narrowed = items === undefined ? {} : { items };
  const payload = { config, first, returnUrl, scopes, ...narrowed, deviceId };
  const code = channel === undefined ? undefined : codeOfChannel(channel);
  const made = await makeCode(app, db, { kind: 'launch', userId, sessionHash, clientId, payload, code });
  return { code: made.code };
};

/** Gives our page, once, the task of a launched surface, and a token of its own. Throws `codeWrong`. */
const exchangeLaunch = async (
  { app, db }: PublicContext,
  { client: clientId, channel, code = channel && codeOfChannel(channel) }: EmbedInput<'exchange'>,
): Promise<EmbedData<'exchange'>> => {
  const taken = await takeCode(app, db, { code, kind: 'launch', clientId });
  if (taken === undefined) throw new CallError('codeWrong');
  const { config, first, returnUrl, scopes, items, deviceId } = launchSchema.parse(taken.payload);
  const granted = await createSession(app, db, {
    userId: taken.userId,
    deviceId,
    use: 'header',
    lifeMs: SESSION_LIFE.partner,
    partner: { clientId, scopes, items },
  });
  return {
    config,
    first: { ...first, token: { value: granted.token, expiresAt: granted.expiresAt } },
    returnUrl,
  };
};

/** Lists the calls beside the guest page about launching surfaces. */
export const launchCalls: readonly EmbeddedCall[] = [
  {
    pages: 'registered',
    ...implement(embedCalls.launch, {
      access: 'token',
      // The handler looks at the client, and the surface keeps the items of the token it came with.
      scope: 'any',
      items: 'none',
      handler: launchSurface,
    }),
  },
  {
    pages: 'own',
    ...implement(embedCalls.exchange, {
      access: 'public',
      handler: exchangeLaunch,
    }),
  },
];

const isPageOf = (address: string, patterns: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && isOriginOf(origin, patterns);
};

const isOriginOf = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesOrigin(origin, pattern));
