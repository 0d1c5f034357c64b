import type { Actor } from './actor.ts';

/** Runs a read; it calls `begin` when it starts to look at what it reads. */
export type JointRead<Data> = (begin: () => void) => Promise<Data>;

/** Lets who asks for the same while it waits to be read wait with the others, so that it is read once for all of them. */
export interface JointReads {
  /** Reads, or waits with who wants the same and has not begun. Nobody joins a read that has begun: it might miss what was written since. */
  readonly read: (actor: Actor, what: string, body: JointRead<unknown>) => Promise<unknown>;
}

/** Creates a keeper of the reads that wait. */
export const createJointReads = (): JointReads => {
  // By the actor itself: who was identified anew may be allowed less, and then reads alone.
  const waiting = new WeakMap<Actor, Map<string, Promise<unknown>>>();
  const waitingOf = (actor: Actor): Map<string, Promise<unknown>> => {
    const known = waiting.get(actor) ?? new Map<string, Promise<unknown>>();
    waiting.set(actor, known);
    return known;
  };
  return {
    read: (actor, what, body) => {
      const reads = waitingOf(actor);
      const joined = reads.get(what);
      if (joined !== undefined) return joined;
      let hasBegun = false;
      const begin = (): void => {
        if (hasBegun) return;
        hasBegun = true;
        reads.delete(what);
      };
      const answer = body(begin);
      if (!hasBegun) reads.set(what, answer);
      answer.then(begin, begin);
      return answer;
    },
  };
};
