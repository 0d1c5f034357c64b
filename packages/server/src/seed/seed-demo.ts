import { transaction } from '../db/transaction.ts';
import type { App } from '../services/context.ts';
import { seedAccounts } from './demo-accounts.ts';
import { seedPartner } from './demo-partner.ts';
import { seedWorkspaces } from './demo-workspace.ts';

/** Key that marks an installation as filled with the demo. */
export const DEMO_MARK = 'seed-demo';

/** Fills an installation with the demo accounts, their files and a partner, once. Answers whether it did. */
export async function seedDemo(app: App): Promise<boolean> {
  return transaction(app.database.db, async (tx) => {
    const marked = await tx
      .insertInto('app_meta')
      .values({ key: DEMO_MARK, value: '1', updated_at: app.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (marked === undefined) return false;
    const ids = await seedAccounts(app, tx);
    await seedWorkspaces(app, tx, ids);
    await seedPartner(app, tx);
    return true;
  });
}
