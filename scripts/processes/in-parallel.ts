/** Runs jobs at most `width` at a time, starts them in their order and keeps the order of their results. */
export const inParallel = async <T>(jobs: readonly (() => Promise<T>)[], width: number): Promise<T[]> => {
  const results: T[] = [];
  const waiting = [...jobs.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
};
