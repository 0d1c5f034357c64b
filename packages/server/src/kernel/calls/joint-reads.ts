/** Runs a read; it calls `begin` when it starts to look at its rows. */
export type JointRead = (begin: () => void) => Promise<unknown>;

/** Lets who asks for the same while it waits to be read wait with the others, so that it is read once for all of them. */
export interface JointReads {
  /** Reads, or waits with an equal read that has not begun. Nobody joins a read that has begun: it might miss later writes. */
  readonly read: (what: string, body: JointRead) => Promise<unknown>;
}

/** Creates a keeper of the reads that wait. */
export const createJointReads = (): JointReads => {
  const waiting = new Map<string, Promise<unknown>>();
  return {
    read: (what, body) => {
      const joined = waiting.get(what);
      if (joined !== undefined) return joined;
      const state = { hasBegun: false };
      const begin = (): void => {
        if (state.hasBegun) return;
        state.hasBegun = true;
        waiting.delete(what);
      };
      const answer = body(begin);
      if (!state.hasBegun) waiting.set(what, answer);
      answer.then(begin, begin);
      return answer;
    },
  };
};
