import { DEMO_MARK } from '../kernel/db/demo-mark.ts';
import { transaction } from '../kernel/db/transaction.ts';
import type { App } from '../kernel/calls/context.ts';
import { seedAccount, seedAccounts } from './demo-accounts.ts';
import { seedCoupons } from './demo-coupons.ts';
import { refreshPartner, seedPartner } from './demo-partner.ts';
import { seedWorkspaces } from './demo-workspace.ts';

/** Fills an installation with the demo accounts, their files and a partner, once; later it brings the partner up to date and makes the account that came since. Returns whether it filled it. */
export const seedDemo = async (app: App): Promise<boolean> =>
  transaction(app.database.db, async (tx) => {
    const marked = await tx
      .insertInto('app_meta')
      .values({ key: DEMO_MARK, value: '1', updated_at: app.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (marked === undefined) {
      await refreshPartner(tx);
      await seedAccount(app, tx, 'author');
      return false;
    }
    const ids = await seedAccounts(app, tx);
    await seedWorkspaces(app, tx, ids);
    await seedCoupons(app, tx, ids);
    await seedPartner(app, tx);
    return true;
  });
