import type { LoadRequest } from './closed-loop.ts';
import type { LoadPerson } from './people.ts';

/** Settings of a server under load: no limit of calls, no log, no demo. */
export const SERVER_LIMITS = {
  CHARTDOCK_SEED: 'none',
  CHARTDOCK_CALLS_PER_MINUTE: '0',
  CHARTDOCK_LOG_LEVEL: 'silent',
};

let titles = 0;

/** Makes a blank file under a title of its own. */
export const createFile = (address: string, { token }: LoadPerson): LoadRequest => ({
  method: 'POST',
  url: `${address}/api/personal/diagraming/create`,
  body: JSON.stringify({ category: 'flow', title: `New ${(titles += 1)}` }),
  token,
});

/** Searches for a word that most files have; each number makes a search of its own that finds the same. */
export const searchAll = (address: string, { token }: LoadPerson, number = 0): LoadRequest => ({
  method: 'GET',
  url: `${address}/api/personal/folder/global_files?title=plan&pageSize=20&changedFrom=${number}`,
  token,
});

/** Lists the top, so many rows of it. */
export const listTop = (address: string, { token }: LoadPerson, pageSize = 50): LoadRequest => ({
  method: 'GET',
  url: `${address}/api/personal/folder/load_files?pageSize=${pageSize}`,
  token,
});

const LOOKS = ['own', 'dark', 'print'].flatMap((theme) =>
  ['wide', 'narrow'].map((page) => ({ theme, page })),
);

/** Has a public drawing drawn for a visitor; consecutive numbers take all files in each look, which no cache holds at once. */
export const drawForStranger = (
  address: string,
  drawings: readonly string[],
  number: number,
): LoadRequest => ({
  method: 'POST',
  url: `${address}/api/personal/view/content/${drawings[number % drawings.length] ?? ''}`,
  body: JSON.stringify(LOOKS[Math.floor(number / drawings.length) % LOOKS.length]),
});
