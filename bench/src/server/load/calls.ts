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
