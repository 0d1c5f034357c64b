import { createAccount, findAccount } from '../domains/accounts/index.ts';
import type { NewAccount } from '../domains/accounts/index.ts';
import type { App, Handle } from '../kernel/calls/context.ts';
import { foundOrganisation } from '../domains/payments/index.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Chartdock1';

const YEAR_MS = 365 * 86_400_000;

/** Author of paid templates that come with the server; their account is there without the demo too, and then nobody can sign in as them. */
export const DEMO_AUTHOR = { userName: 'author-org', fullName: 'Ada Marlowe' } as const;

const NAMES = ['free', 'member', 'org', 'author', 'restricted', 'empty'] as const;

/** Names a demo account. */
export type DemoName = (typeof NAMES)[number];

type Details = Omit<NewAccount, 'passwordHash' | 'email' | 'userName'> & { readonly userName?: string };

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
  // Publishing takes a phone number.
  author: {
    ...DEMO_AUTHOR,
    locale: 'en',
    phone: '13800000002',
    memberUntil: now + 2 * YEAR_MS,
    profile: { company: 'Marlowe Diagrams', specialty: 'Design', companyIndustry: 21 },
  },
  restricted: { fullName: '陈默', restrictedAt: now - YEAR_MS },
  empty: { fullName: 'New Person', locale: 'en' },
});

/** Makes the demo accounts and returns their ids by name; those that exist already stay as they are. */
export const seedAccounts = async (app: App, db: Handle): Promise<Readonly<Record<DemoName, string>>> => {
  const ids = new Map<DemoName, string>();
  for (const name of NAMES) ids.set(name, await seedAccount(app, db, name));
  return Object.fromEntries(ids) as Record<DemoName, string>;
};

/** Returns the sign-in name of a demo account. */
export const demoEmail = (name: DemoName): string => `${name}@chartdock.test`;

/** Makes a demo account unless it is there and returns its id; the author whose templates were loaded before is let in. */
export const seedAccount = async (app: App, db: Handle, name: DemoName): Promise<string> => {
  const known = await findAccount(db, demoEmail(name));
  if (known !== undefined) return known.id;
  const account = { ...(await access(app, name)), ...details(app.now())[name] };
  const loaded = await findLoaded(db, account.userName);
  return loaded === undefined ? createDemo(app, db, account) : letIn(db, loaded, account);
};

/** Finds an account that templates were loaded for; accounts of people have other user names. */
const findLoaded = async (db: Handle, userName: string): Promise<string | undefined> => {
  if (userName !== DEMO_AUTHOR.userName) return undefined;
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirst();
  return found?.id;
};

/** Lets an account be signed in to by its e-mail address; its phone number may be that of another account by now. */
const letIn = async (
  db: Handle,
  id: string,
  account: NewAccount & { readonly email: string },
): Promise<string> => {
  const { email, phone, passwordHash, locale, memberUntil, profile } = account;
  await db
    .updateTable('app_user')
    .set({
      email,
      ...(phone === undefined ? {} : { phone }),
      password_hash: passwordHash,
      ...(locale === undefined ? {} : { locale }),
      member_until: memberUntil ?? null,
      profile: JSON.stringify(profile ?? {}),
    })
    .where('id', '=', id)
    .execute();
  await db.insertInto('login_name').values({ kind: 'email', name_key: email, user_id: id }).execute();
  return id;
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

const access = async (app: App, name: DemoName) => ({
  email: demoEmail(name),
  userName: name,
  passwordHash: await app.passwords.hash(DEMO_PASSWORD),
});
