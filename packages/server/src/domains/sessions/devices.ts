import type { App, Handle } from '../../kernel/calls/context.ts';

/** A browser, an app or a partner that signs in for the first time. */
export interface NewDevice {
  readonly userId: string;
  readonly label?: string | undefined;
  readonly userAgent: string;
  readonly ip: string;
}

/** Records a device of an account and returns its id. */
export const createDevice = async (
  app: Pick<App, 'createId' | 'now'>,
  db: Handle,
  { userId, label, userAgent, ip }: NewDevice,
): Promise<string> => {
  const id = app.createId();
  const now = app.now();
  await db
    .insertInto('device')
    .values({
      user_id: userId,
      id,
      label: label ?? null,
      info: JSON.stringify({ userAgent: userAgent.slice(0, 300) }),
      ip,
      first_seen: now,
      last_seen: now,
      revoked_at: null,
    })
    .execute();
  return id;
};
