import { setTimeout as wait } from 'node:timers/promises';
import { isApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';

/** Savers who each add lines of their own to the text of one file. */
export interface Appending {
  readonly savers: readonly Client[];
  /** Lines that each of them adds, one after the other. */
  readonly lines: number;
  readonly chartId: string;
  readonly readText: (definition: string) => string;
  readonly writeText: (text: string) => string;
}

/** Outcome of the savers' work. */
export interface AppendOutcome {
  /** Saves that were answered with success. */
  readonly acknowledged: number;
  /** Saves that were told of a newer version, and were made again on it. */
  readonly conflicts: number;
  /** Saves that were asked to come again, because too much waited. */
  readonly busy: number;
  /** Acknowledged lines that the text does not have in the end. */
  readonly lost: number;
  /** Lines that the text has and nobody was told of, or has more than once. */
  readonly strange: number;
  /** How far the version went beyond the acknowledged saves. */
  readonly versionsBeyond: number;
}

const AGAIN = { [CODE.definitionConflict]: 'conflicts', [CODE.databaseBusy]: 'busy' } as const;
const PAUSE_MS = 20;

/** Lets all savers add their lines at once: each reads the text, adds a line and saves it on the version that was read, until it is taken. */
export const appendLines = async (work: Appending): Promise<AppendOutcome> => {
  const { savers, lines, chartId, readText } = work;
  const [first] = savers;
  if (first === undefined) throw new Error('Appending needs savers.');
  const before = await first.charts.definition({ chartId });
  const told: string[] = [];
  const counts = { conflicts: 0, busy: 0 };
  const append = async (saver: Client, line: string): Promise<void> => {
    for (;;) {
      const why = await tryToAppend(saver, line, work);
      if (why === undefined) break;
      counts[why] += 1;
      await wait(Math.random() * PAUSE_MS);
    }
    told.push(line);
  };
  await Promise.all(
    savers.map(async (saver, index) => {
      for (let line = 0; line < lines; line += 1) await append(saver, `line ${line} of saver ${index}`);
    }),
  );
  const after = await first.charts.definition({ chartId });
  const there = readText(after.def)
    .split('\n')
    .filter((line) => line.startsWith('line '));
  return {
    acknowledged: told.length,
    ...counts,
    lost: told.filter((line) => !there.includes(line)).length,
    strange: there.length - new Set(there.filter((line) => told.includes(line))).size,
    versionsBeyond: after.version - before.version - told.length,
  };
};

const tryToAppend = async (
  saver: Client,
  line: string,
  { chartId, readText, writeText }: Appending,
): Promise<(typeof AGAIN)[keyof typeof AGAIN] | undefined> => {
  try {
    const { def, version } = await saver.charts.definition({ chartId });
    await saver.definitions.save({ chartId, def: writeText(`${readText(def)}\n${line}`), version });
    return undefined;
  } catch (error) {
    const code = isApiError(error) ? error.envelopeCode : undefined;
    if (code === CODE.definitionConflict || code === CODE.databaseBusy) return AGAIN[code];
    throw error;
  }
};
