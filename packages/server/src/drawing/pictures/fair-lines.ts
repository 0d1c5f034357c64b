/** How soon something is wanted: by someone who looks at it, for the list that someone scrolls, or by a visitor whom nobody knows. */
export type Urgency = 'look' | 'list' | 'stranger';

/** A waiter for work, and its cost. */
export interface Wanted {
  /** Account or address that it counts for. */
  readonly asker: string;
  readonly urgency: Urgency;
  /** About how many bytes have to be drawn. */
  readonly cost: number;
}

/** How much may wait. */
export interface FairLinesOptions {
  /** Most that may wait for one asker, by number and by cost. */
  readonly mostOfOne: { readonly count: number; readonly cost: number };
  /** Highest cost of all that waits. */
  readonly mostCost: number;
}

/** Lets those who ask for much wait behind those who ask for little. */
export interface FairLines<T> {
  /** Puts work into its line; undefined when there is no room. Returns the way to take it out again, which tells whether it still waited. */
  readonly push: (work: T, wanted: Wanted) => (() => boolean) | undefined;
  /** Takes the work that is next, with the way to say how long it took; strangers are passed over unless they may be served. */
  readonly shift: (mayServeStrangers: boolean) => { readonly work: T; readonly wanted: Wanted } | undefined;
  /** Counts time that work of an asker took, in milliseconds. */
  readonly spend: (wanted: Wanted, ms: number) => void;
  /** Takes out all that waits. */
  readonly clear: () => readonly T[];
}

/** Milliseconds that a line counts as having used already: open views come first, and unknown callers last. */
const HEAD_STARTS: Readonly<Record<Urgency, number>> = { look: 0, list: 100, stranger: 2_000 };
const REMEMBERED = 1_000;

interface Waiter<T> {
  readonly work: T;
  readonly wanted: Wanted;
}

interface Line<T> {
  used: number;
  readonly waiters: Waiter<T>[];
}

const nameOf = ({ asker, urgency }: Wanted): string => `${urgency} ${asker}`;

const costOf = (waiters: readonly Waiter<unknown>[]): number =>
  waiters.reduce((sum, { wanted }) => sum + wanted.cost, 0);

/** Creates lines in which the asker comes first whose work took the least time; who was away brings no savings along. */
export const createFairLines = <T>({ mostOfOne, mostCost }: FairLinesOptions): FairLines<T> => {
  const lines = new Map<string, Line<T>>();
  let waitingCost = 0;
  // Past use of the line served last: no later line counts as having used less.
  let present = 0;

  const lineOf = (wanted: Wanted): Line<T> => {
    const known = lines.get(nameOf(wanted));
    if (known !== undefined) return known;
    const line: Line<T> = { used: present + HEAD_STARTS[wanted.urgency], waiters: [] };
    lines.set(nameOf(wanted), line);
    return line;
  };
  const forget = (): void => {
    if (lines.size <= REMEMBERED) return;
    for (const [name, line] of lines) if (line.waiters.length === 0) lines.delete(name);
  };
  const best = (mayServeStrangers: boolean): Line<T> | undefined => {
    let found: Line<T> | undefined;
    for (const line of lines.values()) {
      const [head] = line.waiters;
      if (head === undefined || (head.wanted.urgency === 'stranger' && !mayServeStrangers)) continue;
      if (found === undefined || line.used < found.used) found = line;
    }
    return found;
  };

  return {
    push: (work, wanted) => {
      const line = lineOf(wanted);
      const { waiters } = line;
      const isFull = waiters.length >= mostOfOne.count || waitingCost + wanted.cost > mostCost;
      // One piece of work may always wait, at any cost.
      if (isFull || (waiters.length > 0 && costOf(waiters) + wanted.cost > mostOfOne.cost)) return undefined;
      if (waiters.length === 0) line.used = Math.max(line.used, present + HEAD_STARTS[wanted.urgency]);
      const waiter = { work, wanted };
      waiters.push(waiter);
      waitingCost += wanted.cost;
      return () => {
        const at = waiters.indexOf(waiter);
        if (at < 0) return false;
        waiters.splice(at, 1);
        waitingCost -= wanted.cost;
        return true;
      };
    },
    shift: (mayServeStrangers) => {
      const line = best(mayServeStrangers);
      const waiter = line?.waiters.shift();
      if (line === undefined || waiter === undefined) return undefined;
      waitingCost -= waiter.wanted.cost;
      present = Math.max(present, line.used - HEAD_STARTS[waiter.wanted.urgency]);
      forget();
      return waiter;
    },
    spend: (wanted, ms) => {
      lineOf(wanted).used += ms;
    },
    clear: () => {
      waitingCost = 0;
      return [...lines.values()].flatMap(({ waiters }) => waiters.splice(0).map(({ work }) => work));
    },
  };
};
