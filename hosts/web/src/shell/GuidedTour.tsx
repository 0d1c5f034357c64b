import { TourCard } from '@chartdock/react';
import { createTour } from '@chartdock/workspace';
import type { TourButton, TourState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePage } from '../app/page-context.ts';
import type { WebMessageKey } from '../messages/zh.ts';
import { useWebText } from '../messages/useWebText.ts';
import { useIsMobile } from './useIsMobile.ts';

interface Stop {
  readonly anchor: string;
  readonly title: WebMessageKey;
  readonly text: WebMessageKey;
}

const stops: Readonly<Record<string, Stop>> = {
  create: { anchor: '[data-tour="create"]', title: 'web.tour.create', text: 'web.tour.createText' },
  search: { anchor: '[data-tour="search"]', title: 'web.tour.search', text: 'web.tour.searchText' },
  view: { anchor: '.cd-toolbar .cd-segments', title: 'web.tour.view', text: 'web.tour.viewText' },
};

const labels: Readonly<Record<TourButton, WebMessageKey>> = {
  skip: 'web.tour.skip',
  next: 'web.tour.next',
  done: 'web.tour.done',
};

const isButton = (id: string): id is TourButton => id in labels;

interface StepProps {
  readonly state: Extract<TourState, { readonly status: 'on' }>;
  readonly onPress: (button: TourButton) => void;
}

const Step = ({ state, onPress }: StepProps): JSX.Element | null => {
  const t = useWebText();
  const stop = stops[state.step];
  const selector = stop?.anchor ?? '';
  const findAnchor = useCallback(() => document.querySelector(selector), [selector]);
  if (stop === undefined) return null;
  return (
    <TourCard
      title={t(stop.title)}
      text={t(stop.text)}
      progress={`${state.at + 1} / ${state.of}`}
      buttons={state.buttons.map((id) => ({ id, label: t(labels[id]), primary: id !== 'skip' }))}
      onPress={(id) => isButton(id) && onPress(id)}
      onEscape={() => onPress('skip')}
      findAnchor={findAnchor}
    />
  );
};

/** Shows a newcomer around until they are through or skip it; it does not return after that (GUIDE-01..05). */
export const GuidedTour = ({ userId }: { readonly userId: string }): JSX.Element | null => {
  const { storage } = usePage();
  const isMobile = useIsMobile();
  const tour = useMemo(() => createTour({ storage, userId, isMobile }), [isMobile, storage, userId]);
  useEffect(tour.start, [tour]);
  const state = useSyncExternalStore(tour.subscribe, tour.getState);
  return state.status === 'on' ? <Step state={state} onPress={tour.press} /> : null;
};
