import { SCOPES } from '../kernel/calls/scopes.ts';
import type { App, Handle } from '../kernel/calls/context.ts';
import { addSecret } from '../domains/partners/index.ts';

const DEMO_CLIENT = 'partner-demo';
/** Known to everyone, like the passwords of the demo accounts: good for the example page and nothing else. */
const DEMO_SECRET = 'demo-partner-secret-for-the-example-page-00';

/** Registers the partner that the example page uses: any page of this machine may embed the pickers. */
export const seedPartner = async (app: App, db: Handle): Promise<void> => {
  const added = await db
    .insertInto('partner_client')
    .values({
      id: DEMO_CLIENT,
      name: 'Demo partner',
      allowed_origins: ['http://localhost:*', 'http://*.localhost:*'],
      scopes: [...SCOPES],
      created_at: app.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) await addSecret(app, db, { id: DEMO_CLIENT, secret: DEMO_SECRET });
};

/** Gives the partner of an earlier version's demo the rights that the example page needs now. */
export const refreshPartner = async (db: Handle): Promise<void> => {
  await db
    .updateTable('partner_client')
    .set({ scopes: [...SCOPES] })
    .where('id', '=', DEMO_CLIENT)
    .execute();
};
