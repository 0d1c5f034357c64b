import type { Logger } from '../http/logging.ts';
import type { App } from '../services/context.ts';
import { sweep } from './sweep.ts';

const HOUR_MS = 3_600_000;

/** Work that runs beside the calls. */
export interface RunningJobs {
  readonly stop: () => void;
}

/** Clears away what has expired, once an hour. */
export function startJobs(app: App, logger: Logger): RunningJobs {
  const timer = setInterval(() => {
    sweep(app).catch((error: unknown) => logger.error({ err: error }, 'clearing away failed'));
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
