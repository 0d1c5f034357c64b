import { isDeepStrictEqual } from 'node:util';
import { isApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';

/** A race of savers for one canvas. */
export interface Race {
  readonly rounds: number;
  readonly savers: readonly Client[];
  readonly chartId: string;
  readonly definitionOf: (title: string) => string;
}

/** Outcome of a race. */
export interface RaceOutcome {
  readonly rounds: number;
  /** Saves that were answered. */
  readonly won: number;
  /** Saves that were told of a conflict, with the version that is there. */
  readonly refused: number;
  /** Rounds after which the file does not hold the content of the one winner. */
  readonly lost: number;
}

/** Lets savers save at once on the same version, round after round, and counts the results. */
export const raceSavers = async ({ rounds, savers, chartId, definitionOf }: Race): Promise<RaceOutcome> => {
  const [reader] = savers;
  if (reader === undefined) throw new Error('A race needs savers.');
  let { version } = await reader.charts.definition({ chartId });
  let [won, refused, lost] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const texts = savers.map((_, index) => definitionOf(`Round ${round} of ${index}`));
    const results = await Promise.allSettled(
      texts.map((def, index) => (savers[index] ?? reader).definitions.save({ chartId, def, version })),
    );
    const winners = texts.filter((_, index) => results[index]?.status === 'fulfilled');
    const after = await reader.charts.definition({ chartId });
    won += winners.length;
    refused += results.filter(
      (result) => result.status === 'rejected' && isConflict(result.reason, after.version),
    ).length;
    const [sent = '{}'] = winners;
    const isKept = winners.length === 1 && isDeepStrictEqual(JSON.parse(after.def), JSON.parse(sent));
    if (!isKept || after.version !== version + 1) lost += 1;
    version = after.version;
  }
  return { rounds, won, refused, lost };
};

const isConflict = (error: unknown, version: number): boolean =>
  isApiError(error) &&
  error.envelopeCode === CODE.definitionConflict &&
  (error.data as { readonly version?: unknown }).version === version;
