import type { BrowsingState } from '@chartdock/files';
import type { Clock } from '@chartdock/platform';
import type { TellTelemetry } from './telemetry.ts';

interface Lists {
  readonly subscribe: (listener: (state: BrowsingState, before: BrowsingState) => void) => () => void;
}

/** Options for following lists. */
export interface Following {
  readonly tell: TellTelemetry;
  readonly clock: Clock;
  /** How long the first list took when it was asked for before, in milliseconds. Default it is asked for from now on. */
  readonly took?: number | undefined;
}

/** Reports how long lists and searches take, and with which code they fail. Returns the way to stop. */
export const followLists = (lists: Lists, { tell, clock, took }: Following): (() => void) => {
  let since = clock.now();
  let known = took;
  return lists.subscribe(({ list, search }, before) => {
    if (list.status === before.list.status) return;
    if (list.status === 'loading') since = clock.now();
    if (before.list.status !== 'loading') return;
    if (list.status === 'failed') tell('problem', { code: list.failure.code });
    else if (list.status === 'ready') {
      const ms = known ?? clock.now() - since;
      tell(search.mode === 'on' ? 'search' : 'list', { ms: Math.max(0, Math.round(ms)) });
    }
    known = undefined;
  });
};
