import type { CallData, CallParsedInput, Device } from '@chartdock/contract';
import { parseAgent } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { endDeviceSessions } from './sessions.ts';

/** Devices that are listed at once. */
const MOST = 100;
const ONLINE_MS = 5 * 60_000;

/** Lists the devices of the person's own sessions (CALL-U-044). */
const listDevices = async ({ db, actor, now }: CallContext): Promise<CallData<'account', 'devices'>> => {
  const rows = await db
    .selectFrom('device as d')
    .select(['d.id', 'd.label', 'd.info', 'd.ip', 'd.first_seen', 'd.last_seen'])
    .where('d.user_id', '=', actor.userId)
    .where('d.revoked_at', 'is', null)
    .where((select) =>
      select.exists(
        select
          .selectFrom('session as s')
          .select('s.user_id')
          .whereRef('s.user_id', '=', 'd.user_id')
          .whereRef('s.device_id', '=', 'd.id')
          .where('s.client_id', 'is', null)
          .where('s.revoked_at', 'is', null)
          .where('s.expires_at', '>', now),
      ),
    )
    .orderBy('d.last_seen', 'desc')
    .orderBy('d.id')
    .limit(MOST)
    .execute();
  const devices = rows.map((row): Device => ({
    id: row.id,
    name: row.label ?? nameOf(row.info['userAgent']),
    ip: row.ip,
    state: now - row.last_seen < ONLINE_MS ? 'online' : 'offline',
    createTime: row.first_seen,
    lastTime: row.last_seen,
    current: row.id === actor.deviceId,
  }));
  return { devices };
};

const nameOf = (userAgent: unknown): string => {
  const { browser, os } = parseAgent(typeof userAgent === 'string' ? userAgent : '');
  return [browser, os].filter((part) => part !== '').join(', ');
};

/** Signs the person out on another device (CALL-U-045). Throws `notAllowed` for the one at hand. */
const endDevice = async (
  { app, db, actor, now, afterCommit }: CallContext,
  { id }: CallParsedInput<'account', 'endDevice'>,
): Promise<CallData<'account', 'endDevice'>> => {
  if (id === actor.deviceId) throw new CallError('notAllowed');
  await endDeviceSessions(db, { userId: actor.userId, deviceId: id }, now);
  afterCommit(() => app.sessions.forgetUser(actor.userId));
  return {};
};

/** Lists the calls about devices. */
export const deviceCalls: readonly ImplementedCall[] = [
  implement(endpoints.account.devices, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listDevices,
  }),
  implement(endpoints.account.endDevice, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: endDevice,
  }),
];
