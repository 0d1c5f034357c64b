import type { App, Handle } from '../services/context.ts';

/** Registers the partner that the example page uses: any page of this machine may embed the pickers. */
export async function seedPartner(app: App, db: Handle): Promise<void> {
  await db
    .insertInto('partner_client')
    .values({
      id: 'partner-demo',
      name: 'Demo partner',
      allowed_origins: ['http://localhost:*', 'http://*.localhost:*'],
      created_at: app.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
