import type { FileItem } from '../items/file-item.types.ts';
import type { PickVerdict } from './pick.types.ts';

/** Files of one question. */
export const VERDICTS_AT_ONCE = 100;

/** Asks for verdicts about files, a hundred at once, each once. */
export interface Verdicts {
  /** Requests unknown verdicts, together with others requested in the same turn. */
  readonly want: (items: readonly FileItem[]) => void;
  /** Returns the verdict of a file; undefined when nobody answered. */
  readonly verdictOf: (item: FileItem) => Promise<PickVerdict | undefined>;
}

type Ask = (items: readonly FileItem[]) => Promise<readonly PickVerdict[]>;

/** Creates the cache of verdicts; `onKnown` receives the verdicts of each question. */
export const createVerdicts = (
  ask: Ask,
  onKnown: (known: ReadonlyMap<string, PickVerdict>) => void,
): Verdicts => {
  /** Verdicts on their way or known; one that failed is asked for again. */
  const asked = new Map<string, Promise<PickVerdict | undefined>>();
  let waiting: readonly FileItem[] = [];
  let turn: Promise<ReadonlyMap<string, PickVerdict>> | undefined;

  const askNow = async (items: readonly FileItem[]): Promise<ReadonlyMap<string, PickVerdict>> => {
    try {
      const answers = await ask(items);
      const known = new Map(
        items.flatMap(({ id }, at): [string, PickVerdict][] => {
          const answer = answers[at];
          return answer === undefined ? [] : [[id, answer]];
        }),
      );
      onKnown(known);
      return known;
    } catch {
      return new Map();
    }
  };

  const flush = async (): Promise<ReadonlyMap<string, PickVerdict>> => {
    // Rows that come into view together are asked about together.
    await Promise.resolve();
    const items = waiting;
    waiting = [];
    turn = undefined;
    const rounds = Array.from({ length: Math.ceil(items.length / VERDICTS_AT_ONCE) }, (_, at) =>
      items.slice(at * VERDICTS_AT_ONCE, (at + 1) * VERDICTS_AT_ONCE),
    );
    const known = await Promise.all(rounds.map(askNow));
    return new Map(known.flatMap((part) => [...part]));
  };

  const verdictOf = (item: FileItem): Promise<PickVerdict | undefined> => {
    const before = asked.get(item.id);
    if (before !== undefined) return before;
    waiting = [...waiting, item];
    turn ??= flush();
    const verdict = turn.then((known) => {
      const answer = known.get(item.id);
      if (answer === undefined) asked.delete(item.id);
      return answer;
    });
    asked.set(item.id, verdict);
    return verdict;
  };

  return {
    want: (items) => {
      for (const item of items) void verdictOf(item);
    },
    verdictOf,
  };
};
