import { maintainDatabase } from '../db/maintenance.ts';
import type { Logger } from '../http/logging.ts';
import type { App } from '../calls/context.ts';
import { claimNight } from './night.ts';
import { reconcile } from './reconcile.ts';
import { sweep, workThrough } from './sweep.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Work that runs beside the calls. */
export interface RunningJobs {
  readonly stop: () => void;
}

/** Starts the hourly work; what is due once a night is part of it. */
export const startJobs = (app: App, logger: Logger): RunningJobs => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runDueJobs(app, logger).finally(() => (running = undefined));
  }, HOUR_MS);
  timer.unref();
  const keepTime = (): void =>
    void app.keepTime().catch((error: unknown) => logger.error({ err: error }, 'keeping the time failed'));
  keepTime();
  const clock = setInterval(keepTime, MINUTE_MS);
  clock.unref();
  return {
    stop: () => {
      clearInterval(timer);
      clearInterval(clock);
    },
  };
};

/** Clears away what has expired and, once a night, compares counters and search rows with the files and maintains the database. What fails is logged and does not hold up the rest. */
export const runDueJobs = async (app: App, logger: Logger): Promise<void> => {
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, `${what} failed`);
    }
  };
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
    await attempt('maintaining the database', () => maintainDatabase(app.database));
  });
};
