import type { GuestSession, TelemetryReport } from '@chartdock/embed/guest';
import type { FileAreaState } from '@chartdock/files';
import type { Clock } from '@chartdock/platform';

/** Reports what happened to a partner that asked for it; to others nothing. */
export type TellTelemetry = (name: TelemetryReport['name'], details?: Omit<TelemetryReport, 'name'>) => void;

interface Lists {
  readonly subscribe: (listener: (state: FileAreaState, before: FileAreaState) => void) => () => void;
}

/** Makes the reporter of a session. */
export const createTelemetry =
  (session: Pick<GuestSession, 'config' | 'emit'>): TellTelemetry =>
  (name, details = {}) => {
    if (session.config.telemetry === true) session.emit('telemetry', { name, ...details });
  };

/** Reports how long lists and searches take, and with which code they fail. Answers the way to stop. */
export const followLists = (lists: Lists, tell: TellTelemetry, clock: Clock): (() => void) => {
  let since = clock.now();
  return lists.subscribe(({ list, search }, before) => {
    if (list.status === before.list.status) return;
    if (list.status === 'loading') since = clock.now();
    if (before.list.status !== 'loading') return;
    if (list.status === 'failed') tell('problem', { code: list.failure.code });
    else if (list.status === 'ready')
      tell(search.mode === 'on' ? 'search' : 'list', { ms: Math.max(0, Math.round(clock.now() - since)) });
  });
};
