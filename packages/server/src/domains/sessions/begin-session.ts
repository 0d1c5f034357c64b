import type { CallData } from '@chartdock/contract';
import type { App, Handle, RequestFacts } from '../../kernel/calls/context.ts';
import { accountSubject } from '../../kernel/security/known-devices.ts';
import { createDevice } from './devices.ts';
import { SESSION_LIFE, createSession } from './sessions.ts';

/** Response to whoever signed in. */
export type Grant = CallData<'session', 'signIn'>;

/** Where and as whom someone signs in. */
export interface Entering {
  readonly app: App;
  readonly db: Handle;
  readonly request: RequestFacts;
  readonly userId: string;
  readonly deviceName: string | undefined;
}

/**
 * Signs a person in whose proof was checked: a new device, its header token, and on our own pages the session cookie and the mark
 * by which the device is known.
 */
export const beginSession = async ({ app, db, request, userId, deviceName }: Entering): Promise<Grant> => {
  const deviceId = await createDevice(app, db, { ...request, userId, label: deviceName });
  const use = { userId, deviceId, lifeMs: SESSION_LIFE.signIn };
  const granted = await createSession(app, db, { ...use, use: 'header' });
  if (request.sameOrigin) {
    const cookie = await createSession(app, db, { ...use, use: 'cookie' });
    request.setSessionCookie(cookie.token, SESSION_LIFE.signIn);
    request.setDeviceCookie(app.knownDevices.remember(request.deviceCookie, accountSubject(userId)));
  }
  await db.updateTable('app_user').set({ last_login: app.now() }).where('id', '=', userId).execute();
  return { token: granted.token, expireTime: granted.expiresAt, userId };
};
