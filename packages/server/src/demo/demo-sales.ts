import { createAccount, findAccount } from '../domains/accounts/index.ts';
import type { App, CallContext } from '../kernel/calls/context.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { createIdMaker } from '../kernel/db/uuid.ts';
import { lockPurchases, purchase, workFor } from '../domains/payments/index.ts';
import { cloneTemplate, countUses } from '../domains/templates/index.ts';
import { demoEmail } from './demo-accounts.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { hasDemo } from '../kernel/db/demo-mark.ts';

/** Key that says that a demo has its sales. */
const MARK = 'seed-sales';

/** Name of the payee's gateway: none that a server has, so that none is asked about it and no bill lacks it. */
const GATEWAY = 'demo';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Most users of a free template. */
const MOST_USERS = 4;

/** How far back the sales reach. */
const DAYS = 56;

/**
 * Demo accounts that bought something, and how much at most, so that their own files stay on top. The member did not: a first try
 * in the demo and in the examples is to buy as them.
 */
const KNOWN_BUYERS = [{ name: 'org', locale: 'en', most: 2 }] as const;

/** People of the demo that bought something; nobody can sign in as them. */
const BUYERS = [
  { fullName: '沈知夏', locale: 'zh' },
  { fullName: '陆一鸣', locale: 'zh' },
  { fullName: '顾清和', locale: 'zh' },
  { fullName: '程书遥', locale: 'zh' },
  { fullName: '何以宁', locale: 'zh' },
  { fullName: 'Nora Whitfield', locale: 'en' },
  { fullName: 'Samuel Okafor', locale: 'en' },
  { fullName: 'Lena Fischer', locale: 'en' },
] as const;

interface Buyer {
  readonly id: string;
  readonly locale: 'zh' | 'en';
  readonly most: number;
}

interface Offered {
  readonly id: string;
  readonly locale: 'zh' | 'en' | null;
  readonly price_fen: number;
}

interface Sale {
  readonly buyerId: string;
  readonly template: Offered;
  readonly at: number;
  readonly channel: 'wechat' | 'alipay';
}

/** Has people buy templates of the demo author over the last weeks, once, by the same steps as anyone who buys; the library is loaded already. */
export const seedSales = async (app: App, isStopped: () => boolean = () => false): Promise<void> => {
  const { db } = app.database;
  const author = await findAccount(db, demoEmail('author'));
  if (author === undefined || (await isSold(app)) || !(await hasDemo(app))) return;
  const templates = await listOffered(app, author.id);
  if (templates.length === 0) return;
  const first = app.now() - DAYS * DAY_MS;
  const buyers = await seedBuyers(atTime(app, first));
  for (const sale of planSales({ templates, buyers, now: app.now() })) {
    if (isStopped()) return;
    await sell(app, sale);
  }
  await countUses(atTime(app, first));
  await db
    .insertInto('app_meta')
    .values({ key: MARK, value: '1', updated_at: app.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const isSold = async ({ database }: App): Promise<boolean> =>
  (await database.db.selectFrom('app_meta').select('key').where('key', '=', MARK).executeTakeFirst()) !==
  undefined;

/** The services as they were at a time: their entries are of that time. */
const atTime = (app: App, at: number): App => {
  const now = (): number => at;
  return { ...app, now, createId: createIdMaker({ now, randomBytes: app.randomBytes }) };
};

const listOffered = ({ database }: App, authorId: string): Promise<Offered[]> =>
  database.db
    .selectFrom('template')
    .select(['id', 'locale', 'price_fen'])
    .where('author_id', '=', authorId)
    .where('state', '=', 0)
    .where('client_id', 'is', null)
    .where('slug', 'is not', null)
    .orderBy('slug', 'desc')
    .orderBy('locale', 'desc')
    .execute();

const seedBuyers = async (app: App): Promise<readonly Buyer[]> =>
  transaction(app.database.db, async (tx) => {
    const buyers: Buyer[] = [];
    for (const [index, { fullName, locale }] of BUYERS.entries()) {
      const userName = `buyer-${index + 1}`;
      const found = await tx
        .selectFrom('app_user')
        .select('id')
        .where('user_name', '=', userName)
        .executeTakeFirst();
      const id =
        found?.id ?? (await createAccount(app, tx, { userName, fullName, locale, passwordHash: '' }));
      buyers.push({ id, locale, most: Number.POSITIVE_INFINITY });
    }
    for (const { name, locale, most } of KNOWN_BUYERS) {
      const found = await findAccount(tx, demoEmail(name));
      if (found !== undefined) buyers.push({ id: found.id, locale, most });
    }
    return buyers;
  });

/**
 * Chooses the buyers and times of sales, the same each time: a few templates are bought often, most of them once or not at all.
 */
const planSales = ({
  templates,
  buyers,
  now,
}: {
  readonly templates: readonly Offered[];
  readonly buyers: readonly Buyer[];
  readonly now: number;
}): readonly Sale[] => {
  const random = createRandom(20_261_126);
  const bought = new Map<string, number>();
  return templates.flatMap((template) => {
    const liked = random.pick([0, 0, 1, 1, 2, 4]);
    const wanted = template.price_fen === 0 ? MOST_USERS : liked;
    const able = buyers.filter(
      ({ id, locale, most }) => locale === template.locale && (bought.get(id) ?? 0) < most,
    );
    return shuffle(able, random)
      .slice(0, wanted)
      .map(({ id: buyerId }): Sale => {
        bought.set(buyerId, (bought.get(buyerId) ?? 0) + 1);
        const at = now - random.int(60, DAYS * 24 * 60) * MINUTE_MS;
        return { buyerId, template, at, channel: random.pick(['wechat', 'wechat', 'alipay']) };
      });
  });
};

const shuffle = <One>(all: readonly One[], random: Random): readonly One[] =>
  all
    .map((one) => [random.next(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

/** Has a person buy a template, or use a free one; templates of theirs already are left alone. */
const sell = async (app: App, { buyerId, template, at, channel }: Sale): Promise<void> => {
  const past = atTime(app, at);
  await app.turns.run({ account: buyerId, owners: [buyerId] }, (holdTurn) =>
    transaction(app.database.db, async (db) => {
      const context: CallContext = workFor(past, { db, holdTurn, userId: buyerId });
      // Two servers may fill one database at once.
      await lockPurchases(context);
      if (await isUsed(context, template.id)) return;
      if (template.price_fen === 0) await cloneTemplate(context, { chartId: template.id });
      else
        await purchase(context, {
          ...{ templateId: template.id, channel, gateway: GATEWAY },
          paysAfterMs: 40_000,
        });
    }),
  );
};

const isUsed = async ({ db, actor }: CallContext, templateId: string): Promise<boolean> =>
  (await db
    .selectFrom('template_use')
    .select('user_id')
    .where('user_id', '=', actor.userId)
    .where('template_id', '=', templateId)
    .executeTakeFirst()) !== undefined;
