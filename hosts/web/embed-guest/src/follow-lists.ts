import type { FileAreaState } from '@chartdock/files';
import type { Clock } from '@chartdock/platform';
import type { TellTelemetry } from './telemetry.ts';

interface Lists {
  readonly subscribe: (listener: (state: FileAreaState, before: FileAreaState) => void) => () => void;
}

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
