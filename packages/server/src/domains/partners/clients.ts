import type { Scope } from '../../kernel/calls/scopes.ts';
import { isScope } from '../../kernel/calls/scopes.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { createDevice } from '../sessions/index.ts';
import { hashToken } from '../../kernel/security/tokens.ts';

/** A partner as it is registered. */
export interface PartnerClient {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
  /** The most that its tokens may do. */
  readonly scopes: readonly Scope[];
  /** Addresses that a code may be sent to. Default none. */
  readonly redirects?: readonly string[];
}

/** Finds a registered partner; undefined for an unknown id. */
export const findClient = async (db: Handle, id: string): Promise<PartnerClient | undefined> => {
  const row = await db.selectFrom('partner_client').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, allowed_origins: origins, redirects } = row;
  return { id, name, origins, scopes: row.scopes.filter(isScope), redirects };
};

/** Returns whether a text is a secret of a partner that has not ended. */
export const isSecretOf = async (
  db: Handle,
  { clientId, secret, now }: { readonly clientId: string; readonly secret: string; readonly now: number },
): Promise<boolean> => {
  const hash = hashToken(secret, 'secret');
  if (hash === undefined) return false;
  const row = await db
    .selectFrom('partner_secret')
    .select('id')
    .where('client_id', '=', clientId)
    .where('secret_hash', '=', hash)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
};

/** How a person let a partner in. */
export interface FoundGrant {
  readonly deviceId: string;
  /** Scopes that the person has granted it; undefined where nobody asked, and all that the partner may do goes. */
  readonly scopes: readonly Scope[] | undefined;
}

/** Finds how a person let a partner in; undefined when they never did, or signed its device out. */
export const findGrant = async (
  db: Handle,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
): Promise<FoundGrant | undefined> => {
  const row = await db
    .selectFrom('partner_grant as g')
    .innerJoin('device as d', (join) =>
      join.onRef('d.user_id', '=', 'g.user_id').onRef('d.id', '=', 'g.device_id'),
    )
    .select(['g.device_id', 'g.scopes'])
    .where('g.client_id', '=', clientId)
    .where('g.user_id', '=', userId)
    .where('d.revoked_at', 'is', null)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { deviceId: row.device_id, scopes: row.scopes?.filter(isScope) ?? undefined };
};

/** Lets a partner in for a person and returns the device its tokens belong to: a row of its own in the person's list of devices. */
export const grantAccess = async (
  app: App,
  db: Handle,
  access: { readonly client: PartnerClient; readonly userId: string; readonly ip: string },
): Promise<string> => {
  const { client, userId, ip } = access;
  const known = await findGrant(db, { clientId: client.id, userId });
  if (known !== undefined) return known.deviceId;
  const device = await createDevice(app, db, { userId, label: client.name, userAgent: '', ip });
  await db
    .insertInto('partner_grant')
    .values({ client_id: client.id, user_id: userId, device_id: device, created_at: app.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'user_id'])
        .doUpdateSet({ device_id: device, created_at: app.now(), scopes: null }),
    )
    .execute();
  return device;
};
