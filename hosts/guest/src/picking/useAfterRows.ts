import type { GuestHandlers } from '@chartdock/embed/guest';
import type { FilePick } from '@chartdock/files/picking';
import { rowsShown } from '@chartdock/react/picker';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type * as AfterRows from '../later/after-rows.ts';
import type { GuestArea } from './guest-area.ts';

const load = async (): Promise<typeof AfterRows> => import('../later/after-rows.ts');

/** Runs the work of a picker for its host beside showing a list; it is loaded when the first rows are there. */
export const useAfterRows = (
  { area, session, clock }: GuestArea,
  pick: FilePick,
  frame: RefObject<HTMLElement | null>,
): Required<Pick<GuestHandlers, 'onAct'>> & { readonly onScroll: (top: number) => void } => {
  const reporter = useRef<AfterRows.PlaceReporter | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      await rowsShown;
      const { createPlaceReporter, replayScroll, helpDeveloper } = await load();
      if (isGone) return;
      helpDeveloper(session);
      reporter.current = createPlaceReporter(area, session, clock);
      const { scroll = 0 } = session.first.replay ?? {};
      if (scroll > 0 && frame.current !== null) replayScroll(frame.current, scroll);
    };
    // Without it the picker picks all the same; a reload starts over.
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      reporter.current?.stop();
    };
  }, [area, session, clock, frame]);
  return useMemo(
    () => ({
      onScroll: (top) => reporter.current?.scrolled(top),
      onAct: async (act) => (await load()).actOn(area, pick, act),
    }),
    [area, pick],
  );
};
