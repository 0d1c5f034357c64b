import { createAccount } from '../accounts/index.ts';
import type { NewAccount } from '../accounts/index.ts';
import type { App, Handle } from '../calls/context.ts';
import { foundOrganisation } from '../payments/index.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Chartdock1';

const YEAR_MS = 365 * 86_400_000;

/** Names a demo account. */
export type DemoName = 'free' | 'member' | 'org' | 'restricted' | 'empty';

type Details = Omit<NewAccount, 'passwordHash' | 'email' | 'userName'>;

const details = (now: number): Readonly<Record<DemoName, Details>> => ({
  free: { fullName: '林小满', profile: { company: '青禾工作室', specialty: '产品', companyIndustry: 12 } },
  member: {
    fullName: '周明远',
    phone: '13800000001',
    memberUntil: now + 2 * YEAR_MS,
    profile: { company: '远山科技', specialty: '架构', companyIndustry: 8 },
  },
  org: {
    fullName: 'Grace Hopkins',
    locale: 'en',
    profile: { company: 'Harbour Studio', specialty: 'Design', companyIndustry: 21 },
  },
  restricted: { fullName: '陈默', restrictedAt: now - YEAR_MS },
  empty: { fullName: 'New Person', locale: 'en' },
});

/** Makes the demo accounts and returns their ids by name; those that exist already stay as they are. */
export const seedAccounts = async (app: App, db: Handle): Promise<Readonly<Record<DemoName, string>>> => {
  const ids: Record<DemoName, string> = { free: '', member: '', org: '', restricted: '', empty: '' };
  for (const [name, one] of Object.entries(details(app.now())) as [DemoName, Details][]) {
    const email = `${name}@chartdock.test`;
    const known = await db
      .selectFrom('login_name')
      .select('user_id')
      .where('kind', '=', 'email')
      .where('name_key', '=', email)
      .executeTakeFirst();
    ids[name] =
      known?.user_id ?? (await createDemo(app, db, { ...one, ...(await access(app, email, name)) }));
  }
  return ids;
};

const ORGANISATION = { of: 'org', name: 'Harbour Studio', seats: 5 } as const;

const createDemo = async (app: App, db: Handle, account: NewAccount): Promise<string> => {
  const id = await createAccount(app, db, account);
  if (account.userName !== ORGANISATION.of) return id;
  const { name, seats } = ORGANISATION;
  const paidUntil = app.now() + 2 * YEAR_MS;
  await foundOrganisation(db, { id: app.createId(), owner_id: id, name, seats, paid_until: paidUntil });
  return id;
};

const access = async (app: App, email: string, userName: string) => ({
  email,
  userName,
  passwordHash: await app.passwords.hash(DEMO_PASSWORD),
});
