/** Runs a task after the earlier ones of the same key have ended. */
export type RunInTurn = <Value>(key: string, run: () => Promise<Value>) => Promise<Value>;

/** Creates a way to run changes of one item one after the other, so that the last one asked for is the one that stays. */
export const createTurns = (): RunInTurn => {
  const latest = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const before = latest.get(key);
    const turn = before === undefined ? run() : before.then(run, run);
    latest.set(key, turn);
    const forget = (): void => {
      if (latest.get(key) === turn) latest.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
};
