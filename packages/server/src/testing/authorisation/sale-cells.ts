import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@chartdock/client';
import { isApiError } from '@chartdock/client';
import { fileThumbnailAddress } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { importLibrary } from '../../demo/seed-library.ts';
import { createReviewStage } from '../../domains/templates/reviews/testing/review-stage.ts';
import { registerPartner } from '../partner.ts';
import { openShop } from '../shop.ts';
import type { Person, TestServer } from '../test-server.ts';
import type { Breach } from './breaches.ts';

/**
 * Ways of offering something: for nothing, for money, with a membership, by one partner, not at all but as the source of a copy,
 * or as a copy of something that someone sold.
 */
const OFFERS = ['free', 'paid', 'member', 'partner', 'source', 'resold'] as const;
type Offer = (typeof OFFERS)[number];

const ASKERS = ['visitor', 'stranger', 'buyer', 'member', 'author', 'partner', 'rival'] as const;
type Asker = (typeof ASKERS)[number];

type Outcome = 'whole' | 'preview' | 'missing';

/** Who gets all of it, and who does not know of it; everyone else gets a preview. Written out here, and not asked of the product. */
const WHOLE: Readonly<Record<Offer, readonly Asker[]>> = {
  free: ASKERS,
  paid: ['buyer', 'author'],
  member: ['member'],
  partner: ['partner'],
  source: ['author'],
  resold: ['buyer', 'author'],
};
const KNOWN_TO_ALL: ReadonlySet<Offer> = new Set(['free', 'paid', 'member', 'resold']);

const expectedOf = (offer: Offer, asker: Asker): Outcome => {
  if (WHOLE[offer].includes(asker)) return 'whole';
  return KNOWN_TO_ALL.has(offer) ? 'preview' : 'missing';
};

/** Stands in the content of everything that is offered, and in no title. */
const SECRET = 'paying user';

interface Stage {
  readonly server: TestServer;
  readonly ids: Readonly<Record<Offer, string>>;
  readonly clients: Readonly<Record<Asker, Client>>;
  readonly addresses: Readonly<Record<Offer, string>>;
}

/** Result of a route: its words, or the code of its refusal. */
type Given = { readonly text: string } | { readonly code: string };

interface Route {
  /** Whether someone with a preview is answered, with less than all. Default refused. */
  readonly isPreviewed?: true;
  /** Whether it is for people with a session. Default for visitors too. */
  readonly needsSession?: true;
  /** Whether only who owns the file, or may change it, is answered. */
  readonly isForOwner?: true;
  readonly ask: (client: Client, id: string, shown: Shown) => Promise<unknown>;
}

/** Whether a call that visitors may make shows a token. */
interface Shown {
  readonly needToken: boolean;
}

/** Every way by which a content, or a part of it, goes out. */
const ROUTES: Readonly<Record<string, Route>> = {
  'content as picture': { isPreviewed: true, ask: ({ charts }, id, shown) => charts.content({ id }, shown) },
  'content in the dark': {
    isPreviewed: true,
    ask: ({ charts }, id, shown) => charts.content({ id, theme: 'dark' }, shown),
  },
  'content as definition': {
    ask: ({ charts }, id, shown) => charts.content({ id, show: 'definition' }, shown),
  },
  'content for printers': { ask: ({ charts }, id, shown) => charts.content({ id, theme: 'print' }, shown) },
  'content of a canvas': { ask: ({ charts }, id, shown) => charts.content({ id, defId: 'c0' }, shown) },
  info: { isPreviewed: true, ask: ({ charts }, chartId, shown) => charts.info({ chartId }, shown) },
  definition: { needsSession: true, ask: ({ charts }, chartId) => charts.definition({ chartId }) },
  canvases: { needsSession: true, ask: ({ charts }, chartId) => charts.canvases({ chartId }) },
  'sign key': {
    needsSession: true,
    isForOwner: true,
    ask: ({ exporting }, chartId) => exporting.signKey({ chartId }),
  },
  'record of a download': {
    needsSession: true,
    isForOwner: true,
    ask: ({ exporting }, chartId) => exporting.record({ chartId, exportType: 'png' }),
  },
};

/** Ways to a copy of one's own. */
const COPIES: Readonly<Record<string, (client: Client, id: string) => Promise<unknown>>> = {
  'clone of a file': async ({ charts }, id) => {
    const { file } = await charts.info({ chartId: id }, { needToken: true });
    return charts.cloneFile({ id, category: file.category as FileCategory });
  },
  copy: ({ folders }, fileId) => folders.copy({ fileId, fileType: 'chart', folderId: 'root' }),
  'create from a template': ({ charts }, templateId) => charts.create({ category: 'flow', templateId }),
  'clone of a template': ({ templates }, chartId) => templates.clone({ chartId }),
};

const give = async (asking: Promise<unknown>): Promise<Given> => {
  try {
    return { text: JSON.stringify(await asking) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { code: error.envelopeCode ?? 'none' };
  }
};

const MISSING: ReadonlySet<string> = new Set([CODE.fileUnavailable, CODE.templateUnavailable]);
const REFUSED: ReadonlySet<string> = new Set([
  CODE.notAllowed,
  CODE.paymentNeeded,
  CODE.upgradeNeeded,
  ...MISSING,
]);
const HOLDS: ReadonlySet<string> = new Set(['content as definition', 'definition']);

interface Judged {
  readonly name: string;
  readonly route: Route;
  readonly outcome: Outcome;
}

/** Judges a refusal; undefined when it is as it has to be. */
const judgeRefusal = ({ route, outcome }: Judged, code: string): Breach['what'] | undefined => {
  if (outcome === 'missing') return MISSING.has(code) ? undefined : 'unlike';
  const mayBeRefused = outcome === 'preview' ? route.isPreviewed !== true : route.isForOwner === true;
  return mayBeRefused && REFUSED.has(code) ? undefined : 'code';
};

/** Judges the result of a route; undefined when it is as it has to be. */
const judge = (judged: Judged, given: Given): Breach['what'] | undefined => {
  if ('code' in given) return judgeRefusal(judged, given.code);
  const { name, route, outcome } = judged;
  if (outcome === 'whole') return HOLDS.has(name) && !given.text.includes(SECRET) ? 'code' : undefined;
  if (outcome === 'missing' || route.isPreviewed !== true) return 'leak';
  return name.startsWith('content') && !given.text.includes('"preview":true') ? 'leak' : undefined;
};

/**
 * Judges the result of a wish for a copy. Entitled people may be refused by a rule of its own, such as that a template is cloned
 * as one; nobody else gets a copy.
 */
const judgeCopy = (outcome: Outcome, given: Given): Breach['what'] | undefined => {
  if (outcome === 'whole') return undefined;
  if ('text' in given) return 'leak';
  return outcome === 'missing' && !MISSING.has(given.code) ? 'unlike' : undefined;
};

const LIBRARY_TEXT = `title: 伙伴 | Partner one
about: 一句话 | One sentence
tags: 标签 | tag
price: free
---
er
a = 付费用户 | ${SECRET}
  id ; bigint
`;

const offerByPartner = async (server: TestServer, person: Person) => {
  const [own, rival] = [await registerPartner(server, 'seller'), await registerPartner(server, 'reseller')];
  const folder = await mkdtemp(join(tmpdir(), 'sale-cells-'));
  await mkdir(join(folder, 'flow/er'), { recursive: true });
  await writeFile(join(folder, 'flow/er/one.txt'), LIBRARY_TEXT);
  await importLibrary(server.app, folder, 'seller');
  await rm(folder, { recursive: true });
  const clients = {
    partner: server.client(await own.tokenOf(person.token)),
    rival: server.client(await rival.tokenOf(person.token)),
  };
  return { clients, id: (await clients.partner.templates.ofPartner({})).rows[0]?.chartId ?? '' };
};

const createStage = async (server: TestServer): Promise<Stage> => {
  const { db } = server.app.database;
  const shop = await openShop(server);
  const until = server.clock.now() + 86_400_000;
  const free = () => server.person({ free: true });
  const [stranger, buyer, reseller] = [
    await free(),
    await free(),
    await server.person({ phone: '13600000001' }),
  ];
  const member = await server.person({ free: true, memberUntil: until });
  const partner = await offerByPartner(server, await free());
  const grants = [buyer, reseller].map(({ id }) => ({
    ...{ user_id: id, template_id: shop.paidId, order_id: null, granted_at: 1 },
  }));
  await db.insertInto('template_grant').values(grants).execute();
  const { chart: resold } = await reseller.client.templates.clone({ chartId: shop.paidId });
  await db.updateTable('node').set({ status: 2, public_clone: true }).where('id', '=', resold).execute();
  const reviews = createReviewStage(() => server);
  const source = await reviews.fileOf(shop.author, SECRET);
  await db
    .insertInto('template_review')
    .values({
      ...{
        id: server.app.createId(),
        owner_id: shop.author.id,
        node_id: source.chartId,
        copy_id: shop.freeId,
      },
      ...{ kind: 'flow', category: 'flow', title: 'Source', about: '', tags: [], scene: 'all', topics: [] },
      ...{ price_fen: 100, asked_at: 1 },
    })
    .execute();
  await db
    .updateTable('node')
    .set({ status: 2, public_clone: true })
    .where('id', '=', source.chartId)
    .execute();
  const ids = {
    ...{ free: shop.freeId, paid: shop.paidId, member: shop.memberId },
    ...{ partner: partner.id, source: source.chartId, resold },
  };
  const stored = await db
    .selectFrom('node')
    .select(['id', 'category', 'thumb_key'])
    .where('id', 'in', Object.values(ids))
    .execute();
  const addressOf = (id: string): string => {
    const row = stored.find((one) => one.id === id);
    const thumbnail = row && server.app.thumbnails.sign(row, server.app.now());
    return fileThumbnailAddress({ id, category: row?.category ?? 'flow', thumbnail }) ?? '';
  };
  const addresses = Object.fromEntries(OFFERS.map((offer) => [offer, addressOf(ids[offer])]));
  return {
    server,
    ids,
    addresses: addresses as Stage['addresses'],
    clients: {
      visitor: server.client(undefined),
      stranger: stranger.client,
      buyer: buyer.client,
      member: member.client,
      author: shop.author.client,
      ...partner.clients,
    },
  };
};

/** Number of questions about sales, and the responses that differ from the expected ones. */
export interface SaleReport {
  readonly cells: number;
  readonly breaches: readonly Breach[];
}

const widthOfPng = (bytes: Buffer): number => (bytes.length < 24 ? 0 : bytes.readUInt32BE(16));

/** Most pixels in the width of a priced template's picture: twice that of a list. */
const MOST_WIDTH = 640;
const PRICED: ReadonlySet<Offer> = new Set(['paid', 'member']);

const askPicture = async ({ server, addresses }: Stage, offer: Offer): Promise<Breach | undefined> => {
  const response = await server.send(`${addresses[offer]}&size=large`, { headers: { accept: 'image/png' } });
  const width = widthOfPng(Buffer.from(await response.arrayBuffer()));
  if (response.status === 200 && (!PRICED.has(offer) || width <= MOST_WIDTH)) return undefined;
  return { cell: `large picture of ${offer}`, what: 'leak', said: `${response.status} ${width} pixels` };
};

type Check = (cell: string, what: Breach['what'] | undefined, given: Given) => void;

interface Asked {
  readonly offer: Offer;
  readonly asker: Asker;
}

const askRoutes = async (stage: Stage, { offer, asker }: Asked, check: Check): Promise<void> => {
  const outcome = expectedOf(offer, asker);
  for (const [name, route] of Object.entries(ROUTES)) {
    if (asker === 'visitor' && route.needsSession === true) continue;
    const shown = { needToken: asker !== 'visitor' };
    const given = await give(route.ask(stage.clients[asker], stage.ids[offer], shown));
    check(`${name} of ${offer} by ${asker}`, judge({ name, route, outcome }, given), given);
  }
};

const askForCopies = async (stage: Stage, { offer, asker }: Asked, check: Check): Promise<void> => {
  const outcome = expectedOf(offer, asker);
  for (const [name, copy] of Object.entries(COPIES)) {
    const given = await give(copy(stage.clients[asker], stage.ids[offer]));
    check(`${name} of ${offer} by ${asker}`, judgeCopy(outcome, given), given);
  }
};

/** Stands in the drawing of every template of the shop, and in nothing that is said of it. */
const WORD_INSIDE = 'bigint';

/** Searches the library by a word that stands in drawings alone: it finds the free templates, and tells of nothing else. */
const askSearch = async ({ clients, ids }: Stage, asker: Asker, check: Check): Promise<void> => {
  const given = await give(clients[asker].templates.searchOfficial({ keyword: WORD_INSIDE, pageSize: 50 }));
  const text = 'text' in given ? given.text : '';
  for (const offer of OFFERS) {
    const isFound = text.includes(ids[offer]);
    const what = isFound && offer !== 'free' ? 'leak' : offer === 'free' && !isFound ? 'code' : undefined;
    check(`search by texts of ${offer} by ${asker}`, what, given);
  }
};

/** Asks by every way to a content, of every kind of offer, as everyone: each kind of price by each kind of grant. */
export const askSales = async (server: TestServer): Promise<SaleReport> => {
  const stage = await createStage(server);
  const breaches: Breach[] = [];
  let cells = 0;
  const check: Check = (cell, what, given) => {
    cells += 1;
    const said = ('code' in given ? given.code : given.text).slice(0, 120);
    if (what !== undefined) breaches.push({ cell, what, said });
  };
  for (const asker of ASKERS) await askSearch(stage, asker, check);
  for (const offer of OFFERS) {
    for (const asker of ASKERS) {
      await askRoutes(stage, { offer, asker }, check);
      if (asker !== 'visitor') await askForCopies(stage, { offer, asker }, check);
    }
    cells += 1;
    const picture = await askPicture(stage, offer);
    if (picture !== undefined) breaches.push(picture);
  }
  return { cells, breaches };
};
