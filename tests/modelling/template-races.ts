import type { Client } from '../../packages/client/src/index.ts';
import * as CODE from '../../packages/contract/src/codes.ts';
import { findTreeFaults } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { createReviewStage } from '../../packages/server/src/domains/templates/reviews/testing/review-stage.ts';
import type {
  Author,
  ReviewStage,
} from '../../packages/server/src/domains/templates/reviews/testing/review-stage.ts';
import { refusalOf, startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { Person, TestServer } from '../../packages/server/src/testing/test-server.ts';

/** Files that an account without a membership may hold. */
const LIMIT = 3;
const RUNNERS = 6;
/** Calls that are sent when the author's change was answered. */
const LATE = 2;
/** Rounds after which other people make the files, so that no account fills up. */
const SHIFT = 40;

const FREE = 'free words';
const PAID = 'paid words';

/** Report of a run of races. */
export interface TemplateRaceReport {
  readonly rounds: number;
  /** Files that were made of a template while it was changing. */
  readonly made: number;
  /** Refusals while it was changing. */
  readonly refused: number;
  /** Seconds that the rounds took. */
  readonly seconds: number;
  /** Violations, each with its round. */
  readonly faults: readonly string[];
}

interface Made {
  readonly status: 'made';
  readonly chartId: string;
}

type Outcome = Made | { readonly status: 'refused'; readonly code: string };

interface World {
  readonly servers: readonly [TestServer, TestServer];
  readonly stage: ReviewStage;
  readonly author: Author;
  /** Id of the author's template, which is free and in the library between two races. */
  readonly templateId: string;
  /** Two people who may hold any number of files. */
  readonly users: readonly Person[];
}

/** Every way in which someone makes a file from a template. */
const WAYS: readonly ((client: Client, id: string) => Promise<string>)[] = [
  async ({ templates }, chartId) => (await templates.clone({ chartId })).chart,
  async ({ charts }, id) => (await charts.cloneFile({ id, category: 'flow' })).chartId,
  async ({ charts }, templateId) => (await charts.create({ category: 'flow', templateId })).chartId,
];

/** Sends a call until the database is not too busy for it, as its response says. */
const outcomeOf = async (send: () => Promise<string>): Promise<Outcome> => {
  for (;;) {
    const call = send();
    const [settled] = await Promise.allSettled([call]);
    if (settled.status === 'fulfilled') return { status: 'made', chartId: settled.value };
    const code = (await refusalOf(call)) ?? 'no answer';
    if (code !== CODE.databaseBusy) return { status: 'refused', code };
  }
};

const settle = async (send: () => Promise<unknown>): Promise<void> => {
  const outcome = await outcomeOf(async () => {
    await send();
    return '';
  });
  if (outcome.status === 'refused') throw new Error(`What the race is about was refused: ${outcome.code}`);
};

/** Makes a file as one of several runners: over both servers, for both people, by every way. */
const run = ({ servers, users, templateId }: World, runner: number): Promise<Outcome> => {
  const [server, user] = [servers[runner % 2] ?? servers[0], users[(runner >> 1) % users.length]];
  const way = WAYS[runner % WAYS.length];
  // A client of its own: a client lets a repeat take the place of an equal call.
  return outcomeOf(async () => way?.(server.client(user?.token), templateId) ?? '');
};

const runMany = (world: World, runners: number): Promise<readonly Outcome[]> =>
  Promise.all(Array.from({ length: runners }, (_, runner) => run(world, runner)));

/** A change that its author or an operator makes while others make files. */
interface Race {
  readonly name: string;
  /** Makes ready what is to be changed. */
  readonly before?: (world: World) => Promise<void>;
  readonly change: (world: World, client: Client) => Promise<unknown>;
  /** Result of a check once the change was answered. */
  readonly check: string;
  /** Makes the template free and listed again. */
  readonly after: (world: World) => Promise<void>;
}

const approve = async ({ stage, author, servers }: World): Promise<unknown> => {
  const { token } = await stage.operator();
  const id = await stage.waitingOf(author);
  return servers[1].client(token).reviews.approve({ id });
};

const publishFree = async (world: World): Promise<void> => {
  await world.author.write(FREE);
  await world.stage.publish(world.author);
  await settle(() => approve(world));
};

const RACES: readonly Race[] = [
  {
    name: 'withdrawal',
    change: ({ author }, { publishing }) => publishing.cancel({ chartId: author.chartId }),
    check: 'chart_error',
    after: publishFree,
  },
  {
    name: 'price',
    change: ({ author }, { reviews }) => reviews.changePrice({ chartId: author.chartId, price: 1 }),
    check: 'cloneBuy',
    after: async ({ author }) =>
      settle(() => author.client.reviews.changePrice({ chartId: author.chartId, price: 0 })),
  },
  {
    // Content and price change in one: whoever gets the paid content has to have seen the price.
    name: 'paid version',
    before: async ({ stage, author }) => {
      await author.write(PAID);
      await stage.publish(author, { price: '1' });
    },
    change: approve,
    check: 'cloneBuy',
    after: publishFree,
  },
];

const raceChange = async (world: World, race: Race, server: TestServer) => {
  await race.before?.(world);
  const changing = server.client(world.author.token);
  const [early] = await Promise.all([runMany(world, RUNNERS), settle(() => race.change(world, changing))]);
  const late = await runMany(world, LATE * WAYS.length);
  const [user] = world.users;
  const { result } = await world.servers[1]
    .client(user?.token)
    .templates.cloneCheck({ chartId: world.templateId });
  const made = early.filter((one) => one.status === 'made');
  const contents = await Promise.all(made.map(({ chartId }) => readAsAny(world, chartId)));
  await race.after(world);
  return {
    early,
    faults: [
      ...late.filter(({ status }) => status === 'made').map(() => `${race.name}: a file after the change`),
      ...contents
        .filter((def) => !def.includes(FREE))
        .map(() => `${race.name}: a file of what has to be paid for`),
      ...(result === race.check ? [] : [`${race.name}: the check says ${result}`]),
    ],
  };
};

/** Reads a file as whoever of the users owns it. */
const readAsAny = async ({ users, stage }: World, chartId: string): Promise<string> => {
  for (const user of users) {
    const [read] = await Promise.allSettled([stage.read(user, chartId)]);
    if (read.status === 'fulfilled') return read.value;
  }
  throw new Error(`Nobody owns ${chartId}.`);
};

/** Lets every runner ask for the last file of one account. */
const raceForLast = async ({ servers, templateId }: World) => {
  const person = await servers[0].person({ free: true });
  for (let held = 1; held < LIMIT; held += 1) await person.client.charts.create({ category: 'flow' });
  const early = await Promise.all(
    Array.from({ length: RUNNERS }, (_, runner) =>
      outcomeOf(async () => {
        const { templates } = (servers[runner % 2] ?? servers[0]).client(person.token);
        return (await templates.clone({ chartId: templateId })).chart;
      }),
    ),
  );
  const made = early.filter(({ status }) => status === 'made').length;
  const { total } = await person.client.lists.loadFiles({ pageSize: 100 });
  return {
    early,
    faults: [
      ...(made === 1 ? [] : [`last file: ${made} files for one place`]),
      ...(total === LIMIT ? [] : [`last file: an account holds ${total} of ${LIMIT}`]),
    ],
  };
};

/** Runs races on two servers, of which every database given is one's, and asks the checks of the database itself at the end. */
export const runTemplateRaces = async (
  databases: readonly [Database, Database],
  { rounds }: { readonly rounds: number },
): Promise<TemplateRaceReport> => {
  const settings = { CHARTDOCK_FREE_FILES: String(LIMIT) };
  const servers = [
    await startTestServer(databases[0], settings),
    await startTestServer(databases[1], settings),
  ] as const;
  const faults: string[] = [];
  let [made, refused] = [0, 0];
  try {
    const stage = createReviewStage(() => servers[0]);
    const author = await stage.author(FREE);
    const templateId = await stage.template(author);
    let users: readonly Person[] = [];
    const begun = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      if (round % SHIFT === 0) users = [await servers[0].person(), await servers[0].person()];
      const world = { servers, stage, author, templateId, users };
      const race = RACES[round % (RACES.length + 1)];
      const server = servers[round % 2] ?? servers[0];
      const found = race === undefined ? await raceForLast(world) : await raceChange(world, race, server);
      faults.push(...found.faults.map((fault) => `round ${round}, ${fault}`));
      const count = found.early.filter(({ status }) => status === 'made').length;
      made += count;
      refused += found.early.length - count;
    }
    const unsound = await findTreeFaults(servers[0].app.database);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    return {
      rounds,
      made,
      refused,
      seconds,
      faults: [...faults, ...unsound.map(({ rule, rows }) => `${rule} (${rows})`)],
    };
  } finally {
    for (const server of servers) await server.stop();
  }
};
