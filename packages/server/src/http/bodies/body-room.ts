const KILOBYTE = 1_024;
const MEGABYTE = 1_048_576;

/**
 * Bytes that a body may hold before it is counted: a connection takes as much memory anyway, and small calls stay possible when
 * the room is full.
 */
export const FREE_BYTES = 4 * KILOBYTE;

/** The most that someone unknown may send. */
export const STRANGER_BYTES = 64 * KILOBYTE;

// All who are unknown share a quarter, so that they never keep out those who are known; one account gets half at most.
const STRANGERS_SHARE = 4;
const ACCOUNT_SHARE = 2;

/** The memory of one body. */
export interface BodyPlace {
  /** Takes room for more bytes; false when there is none, and for later bytes after it was left. */
  readonly take: (bytes: number) => boolean;
  /** Says whose body it is: from then on it counts for that account, no longer for strangers. */
  readonly belongsTo: (account: string) => void;
  /** Gives back all that was taken. */
  readonly leave: () => void;
}

/** Memory for bodies that are being received or worked on, for the whole process. */
export interface BodyRoom {
  readonly enter: () => BodyPlace;
  /** Bytes that are taken now. */
  readonly taken: () => number;
}

const STRANGERS = '';

/** Makes room for so many megabytes of bodies. */
export const createBodyRoom = (megabytes: number): BodyRoom => {
  const all = megabytes * MEGABYTE;
  const held = new Map<string, number>();
  let total = 0;
  const shareOf = (holder: string): number => all / (holder === STRANGERS ? STRANGERS_SHARE : ACCOUNT_SHARE);
  const add = (holder: string, bytes: number): void => {
    const sum = (held.get(holder) ?? 0) + bytes;
    if (sum === 0) held.delete(holder);
    else held.set(holder, sum);
    total += bytes;
  };
  return {
    taken: () => total,
    enter: () => {
      let holder = STRANGERS;
      let size = 0;
      let isLeft = false;
      return {
        take: (bytes) => {
          if (isLeft) return false;
          const counted = Math.max(0, Math.min(bytes, size + bytes - FREE_BYTES));
          if (total + counted > all || (held.get(holder) ?? 0) + counted > shareOf(holder)) return false;
          size += bytes;
          add(holder, counted);
          return true;
        },
        belongsTo: (account) => {
          const counted = Math.max(0, size - FREE_BYTES);
          add(holder, -counted);
          holder = account;
          add(holder, counted);
        },
        leave: () => {
          add(holder, -Math.max(0, size - FREE_BYTES));
          size = 0;
          isLeft = true;
        },
      };
    },
  };
};
