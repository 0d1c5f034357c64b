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

/** A session that was begun: the response, and on our own pages the token of its cookie. */
export interface BegunSession {
  readonly grant: Grant;
  readonly cookie: string | undefined;
}

/** Begins a session of a person whose proof was checked: a new device and its header token. */
export const beginSession = async (entering: Entering): Promise<BegunSession> => {
  const { app, db, request, userId, deviceName } = entering;
  const deviceId = await createDevice(app, db, { ...request, userId, label: deviceName });
  const use = { userId, deviceId, lifeMs: SESSION_LIFE.signIn };
  const { token, expiresAt } = await createSession(app, db, { ...use, use: 'header' });
  const cookie = request.sameOrigin ? await createSession(app, db, { ...use, use: 'cookie' }) : undefined;
  await db.updateTable('app_user').set({ last_login: app.now() }).where('id', '=', userId).execute();
  return { grant: { token, expireTime: expiresAt, userId }, cookie: cookie?.token };
};

/** Hands a begun session over, once it is committed: its cookie, and the mark by which the device is known. */
export const handSession = (
  { app, request }: Pick<Entering, 'app' | 'request'>,
  { grant, cookie }: BegunSession,
): Grant => {
  if (cookie !== undefined) {
    request.setSessionCookie(cookie, SESSION_LIFE.signIn);
    request.setDeviceCookie(app.knownDevices.remember(request.deviceCookie, accountSubject(grant.userId)));
  }
  return grant;
};
