import { createTour } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { useIsMobile } from '../foundation/app/useIsMobile.ts';
import { LateTourStep } from './tour/LateTourStep.tsx';

/** Properties of {@link GuidedTour}. */
export interface GuidedTourProps {
  readonly userId: string;
  /** Whether the page has what it leads to; it waits where it would lie over something else. */
  readonly isShown: boolean;
}

/** Shows a newcomer around until they are through or skip it; it does not return after that (GUIDE-01..05). */
export const GuidedTour = ({ userId, isShown }: GuidedTourProps): JSX.Element | null => {
  const { storage } = useApp();
  const isMobile = useIsMobile();
  const tour = useMemo(() => createTour({ storage, userId, isMobile }), [isMobile, storage, userId]);
  useEffect(tour.start, [tour]);
  const state = useSyncExternalStore(tour.subscribe, tour.getState);
  return isShown && state.status === 'on' ? <LateTourStep state={state} onPress={tour.press} /> : null;
};
