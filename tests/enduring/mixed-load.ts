import { setTimeout as wait } from 'node:timers/promises';
import { createClient, createMemoryTokenStore, isApiError } from '../../packages/client/src/index.ts';
import type { Client } from '../../packages/client/src/index.ts';
import * as CODE from '../../packages/contract/src/codes.ts';
import { createRandom, pickInteger } from '../../packages/server/src/kernel/db/crash/random.ts';
import type { Random } from '../../packages/server/src/kernel/db/crash/random.ts';
import type { Caller } from './attacks.ts';

const CATEGORIES = ['flow', 'mind'] as const;
const WORDS = ['plan', '流程', 'budget', 'zebra', '图'] as const;

/** Sets how much is asked for, and for how long. */
export interface MixedLoad {
  readonly callers: readonly Caller[];
  /** Conversations that go on at once, shared out among the callers. */
  readonly conversations: number;
  readonly ms: number;
  /** Milliseconds before each step of a conversation. */
  readonly pauseMs: number;
  readonly seed: number;
}

/** Counts the steps that were done, and those that the server asked to try again later. Whatever else was refused ends the run. */
export interface MixedFigures {
  readonly steps: number;
  readonly busy: number;
}

interface Talker {
  readonly client: Client;
  readonly address: string;
  readonly random: Random;
  /** Files that this conversation made and has not deleted. */
  readonly made: string[];
}

const one = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[pickInteger(random, 0, values.length - 1)] ?? values[0];

const drop = async ({ client, made }: Talker, fileId: string): Promise<void> => {
  made.splice(made.indexOf(fileId), 1);
  const item = { fileId, fileType: 'chart' } as const;
  await client.folders.toTrash(item);
  await client.folders.removeFromTrash(item);
};

type Step = (talker: Talker) => Promise<unknown>;

/** Steps of a conversation, one at a time. What it makes it deletes again, so that the database does not grow. */
const STEPS: readonly [Step, ...Step[]] = [
  ({ client }) => client.lists.loadFiles({ pageSize: 50 }),
  ({ client, random }) => client.lists.loadFiles({ pageSize: 20, keyword: one(random, WORDS) }),
  ({ client, random }) => client.lists.globalFiles({ title: one(random, WORDS), pageSize: 20 }),
  ({ client }) => client.lists.filesCount({}),
  async ({ client, random, made }) => {
    const category = one(random, CATEGORIES);
    const { chartId } = await client.charts.create({ category, title: `Plan ${random()}` });
    made.push(chartId);
  },
  async (talker) => {
    const [first] = talker.made;
    if (first !== undefined && talker.made.length > 2) await drop(talker, first);
  },
  async ({ client, random, made: [first] }) => {
    if (first !== undefined) await client.charts.rename({ chartId: first, title: `Budget ${random()}` });
  },
  async ({ client, made: [first] }) => {
    if (first !== undefined) await client.charts.definition({ chartId: first });
  },
  async ({ client, address }) => {
    const { rows } = await client.lists.loadFiles({ pageSize: 5, sidx: 'lastModify' });
    const file = rows.find(({ thumbnail }) => thumbnail !== undefined);
    if (file === undefined) return;
    const name = encodeURIComponent(file.thumbnail ?? '');
    const picture = await fetch(`${address}/chart_image/thumb/${name}.png?cid=${file.chartId ?? ''}`);
    await picture.arrayBuffer();
  },
  async ({ address }) => void (await (await fetch(`${address}/readyz`)).arrayBuffer()),
];

/** Lets people list, search, make, rename, read and delete files and look at their pictures, in an order that a seed decides. */
export const runMixedLoad = async (load: MixedLoad): Promise<MixedFigures> => {
  const end = performance.now() + load.ms;
  let [steps, busy] = [0, 0];
  const talk = async (caller: Caller, index: number): Promise<void> => {
    const { address, token } = caller;
    const talker: Talker = {
      client: createClient({ baseUrl: address, tokenStore: createMemoryTokenStore({ token }) }),
      address,
      random: createRandom(load.seed * 1_000 + index),
      made: [],
    };
    while (performance.now() < end) {
      await wait(load.pauseMs);
      if (await isDone(one(talker.random, STEPS)(talker))) steps += 1;
      else busy += 1;
    }
    for (const id of [...talker.made]) if (!(await isDone(drop(talker, id)))) busy += 1;
  };
  const { callers } = load;
  const sharedOut = Array.from(
    { length: load.conversations },
    (_, index) => callers.slice(index % callers.length)[0],
  );
  await Promise.all(
    sharedOut.flatMap((caller, index) => (caller === undefined ? [] : [talk(caller, index)])),
  );
  return { steps, busy };
};

/** Returns false for a step that the server asked to try again later, as it may on a machine that is busy with other things. */
const isDone = async (step: Promise<unknown>): Promise<boolean> => {
  try {
    await step;
    return true;
  } catch (error) {
    if (isApiError(error) && error.envelopeCode === CODE.databaseBusy) return false;
    throw error;
  }
};
