import { maintainDatabase } from '../kernel/db/maintenance.ts';
import type { Logger } from '../kernel/work/logger.ts';
import type { App } from '../kernel/calls/context.ts';
import { tableKeys } from './table-keys.ts';
import { claimNight } from '../kernel/db/night.ts';
import { audit, reconcile } from './reconcile.ts';
import { sweep, workSoon, workThrough } from './sweep.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Work that runs beside the calls. */
export interface RunningJobs {
  readonly stop: () => void;
}

/** Starts the work of each minute, which begins at once, and of each hour; nightly work is part of the latter. */
export const startJobs = (app: App, logger: Logger): RunningJobs => {
  const attempt = logFailures(logger);
  const keepTime = (): Promise<void> => attempt('keeping the time', () => app.keepTime());
  const soon = (): Promise<void> => attempt('the work of a minute', () => workSoon(app));
  const timers = [
    repeat(HOUR_MS, () => runDueJobs(app, logger)),
    repeat(MINUTE_MS, keepTime),
    repeat(MINUTE_MS, soon),
  ];
  void keepTime();
  void soon();
  return { stop: () => timers.forEach(clearInterval) };
};

/** Runs work at intervals, left out while the run before goes on; holds no process open. */
const repeat = (everyMs: number, work: () => Promise<void>): NodeJS.Timeout => {
  let running: Promise<void> | undefined;
  return setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, everyMs).unref();
};

/**
 * Clears away expired rows and, once a night, compares counters and search rows with the files and maintains the database. A
 * failed job is logged and does not hold up the rest.
 */
export const runDueJobs = async (app: App, logger: Logger): Promise<void> => {
  const attempt = logFailures(logger);
  await attempt('clearing away', () => sweep(app));
  await attempt('the hourly work', () => workThrough(app));
  await attempt('the nightly work', async () => {
    if (!(await claimNight(app))) return;
    await attempt('comparing the counters', async () => {
      const mended = await reconcile(app);
      const wrong = Object.values(mended).some((count) => count > 0);
      if (wrong) logger.warn({ mended }, 'rows that differed from the files were mended');
      else logger.info('counters and search rows agree with the files');
    });
    await attempt('comparing the bills', async () => {
      const differing = await audit(app);
      const differs = Object.values(differing).some((count) => count > 0);
      if (differs)
        logger.warn({ differing }, 'payments differ from the bills: chartdock payments differences');
    });
    await attempt('maintaining the database', () => maintainDatabase(app.database, Object.keys(tableKeys)));
  });
};

/** Returns a function that runs work and logs its failure in place of throwing it. */
const logFailures =
  (logger: Logger) =>
  async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, `${what} failed`);
    }
  };
