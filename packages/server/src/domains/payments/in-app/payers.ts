import type { App, Handle } from '../../../kernel/calls/context.ts';
import { seal, unseal } from '../../../kernel/security/seal.ts';
import type { SealKey } from '../../../kernel/security/seal.ts';

/** How long an app's name for a payer is kept, in milliseconds; after that the app is asked once more. */
const KEPT_MS = 30 * 86_400_000;

/** Where someone pays: the same account may be open in the app of someone else. */
export interface PayerPlace {
  readonly userId: string;
  readonly deviceId: string;
}

interface OfApp extends PayerPlace {
  /** Application at WeChat that names the payer. */
  readonly appId: string;
}

const keyOf = ({ config }: App): SealKey => ({ use: 'wechat-payer', secret: config.wechatOfficialSecret });

/** Keeps who pays in the app of a device, in place of the previous payer. */
export const keepPayer = async (
  app: App,
  db: Handle,
  { userId, deviceId, appId, payer }: OfApp & { readonly payer: string },
): Promise<void> => {
  const row = {
    app_id: appId,
    sealed: seal(payer, keyOf(app), app.randomBytes),
    expires_at: app.now() + KEPT_MS,
  };
  await db
    .insertInto('wechat_payer')
    .values({ user_id: userId, device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(row))
    .execute();
};

/** Returns who pays in the app of a device, as the app names them; undefined until it has said so, and under another secret than it was kept with. */
export const findPayer = async (
  app: App,
  db: Handle,
  { userId, deviceId, appId }: OfApp,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('wechat_payer')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('app_id', '=', appId)
    .where('expires_at', '>', app.now())
    .executeTakeFirst();
  return row === undefined ? undefined : unseal(row.sealed, keyOf(app));
};

/** Forgets who pays in the app of a device. */
export const forgetPayer = async (db: Handle, { userId, deviceId }: PayerPlace): Promise<void> => {
  await db
    .deleteFrom('wechat_payer')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .execute();
};
