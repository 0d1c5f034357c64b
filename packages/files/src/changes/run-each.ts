import { failureOf } from '../outcomes/failure-of.ts';
import { isHopeless } from './batch.ts';
import type { BatchOutcome } from './batch.ts';
import type { ChangedItem, ItemFailure } from './change.types.ts';
import type { Watch } from './changes.ts';

/** Calls that are under way at the same time. */
const AT_ONCE = 4;

/** Result of one call among several. */
interface Tried {
  readonly item: ChangedItem;
  readonly failure?: ItemFailure['failure'];
}

const tryOne = async (item: ChangedItem, call: (item: ChangedItem) => Promise<unknown>): Promise<Tried> => {
  try {
    await call(item);
    return { item };
  } catch (error) {
    return { item, failure: failureOf(error) };
  }
};

/**
 * Runs a call for each of any number of items where the server has none for several, a few at a time. Never rejects; when
 * the server cannot be reached the rest is not tried.
 */
export const runEach = async (
  items: readonly ChangedItem[],
  call: (item: ChangedItem) => Promise<unknown>,
  watch: Watch,
): Promise<BatchOutcome> => {
  const done: ChangedItem[] = [];
  const failed: ItemFailure[] = [];
  for (let at = 0; at < items.length && !watch.isStopped(); at += AT_ONCE) {
    const tried = await Promise.all(items.slice(at, at + AT_ONCE).map((item) => tryOne(item, call)));
    const lost = tried.flatMap(({ item, failure }) => (failure === undefined ? [] : [{ item, failure }]));
    const kept = tried.flatMap(({ item, failure }) => (failure === undefined ? [item] : []));
    done.push(...kept);
    failed.push(...lost);
    const [first] = lost;
    if (first !== undefined && isHopeless({ done: kept, failed: lost })) {
      failed.push(...items.slice(at + AT_ONCE).map((item) => ({ item, failure: first.failure })));
      break;
    }
    watch.report({ tried: done.length + failed.length, failed: [...failed] });
  }
  return { done, failed, made: [] };
};
