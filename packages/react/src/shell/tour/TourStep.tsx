import type { TourButton, TourState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { TourCard } from '../TourCard.tsx';
import type { TourTextKey } from './texts/tour-texts.ts';
import { tourTexts } from './texts/tour-texts.ts';

interface Stop {
  readonly anchor: string;
  readonly title: TourTextKey;
  readonly text: TourTextKey;
}

const stops: Readonly<Record<string, Stop>> = {
  create: { anchor: '[data-tour="create"]', title: 'tour.create', text: 'tour.createText' },
  search: { anchor: '[data-tour="search"] .cd-search', title: 'tour.search', text: 'tour.searchText' },
  view: { anchor: '.cd-toolbar .cd-segments', title: 'tour.view', text: 'tour.viewText' },
};

const labels: Readonly<Record<TourButton, TourTextKey>> = {
  skip: 'tour.skip',
  next: 'tour.next',
  done: 'tour.done',
};

const isButton = (id: string): id is TourButton => id in labels;

/** Properties of {@link TourStep}. */
export interface TourStepProps {
  readonly state: Extract<TourState, { readonly status: 'on' }>;
  readonly onPress: (button: TourButton) => void;
}

/** Draws the step that a tour has come to, beside what it is about. */
export const TourStep = ({ state, onPress }: TourStepProps): JSX.Element | null => {
  const t = useT(tourTexts);
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
