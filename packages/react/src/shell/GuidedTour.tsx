import { TourCard } from './TourCard.tsx';
import { createTour } from '@chartdock/workspace';
import type { TourButton, TourState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '../app/app-context.ts';
import type { ShellTextKey } from './texts/shell-texts.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../i18n/useT.ts';
import { useIsMobile } from '../app/useIsMobile.ts';

interface Stop {
  readonly anchor: string;
  readonly title: ShellTextKey;
  readonly text: ShellTextKey;
}

const stops: Readonly<Record<string, Stop>> = {
  create: { anchor: '[data-tour="create"]', title: 'tour.create', text: 'tour.createText' },
  search: { anchor: '[data-tour="search"] .cd-search', title: 'tour.search', text: 'tour.searchText' },
  view: { anchor: '.cd-toolbar .cd-segments', title: 'tour.view', text: 'tour.viewText' },
};

const labels: Readonly<Record<TourButton, ShellTextKey>> = {
  skip: 'tour.skip',
  next: 'tour.next',
  done: 'tour.done',
};

const isButton = (id: string): id is TourButton => id in labels;

interface StepProps {
  readonly state: Extract<TourState, { readonly status: 'on' }>;
  readonly onPress: (button: TourButton) => void;
}

const Step = ({ state, onPress }: StepProps): JSX.Element | null => {
  const t = useT(shellTexts);
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
  const { storage } = useApp();
  const isMobile = useIsMobile();
  const tour = useMemo(() => createTour({ storage, userId, isMobile }), [isMobile, storage, userId]);
  useEffect(tour.start, [tour]);
  const state = useSyncExternalStore(tour.subscribe, tour.getState);
  return state.status === 'on' ? <Step state={state} onPress={tour.press} /> : null;
};
