import { sceneOfCategory } from '@chartdock/contract';
import { DEFAULT_SCENE, scenesOf, topicsOf } from '@chartdock/templates';
import type { JSX } from 'react';
import { useId } from 'react';
import { useLocale } from '../../foundation/i18n/useLocale.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Checkbox } from '../../foundation/primitives/fields/Checkbox.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

/** Topics that a template may stand at. */
const MOST_TOPICS = 3;

/** Where a template stands. */
export interface ChosenPlaces {
  readonly scene: string;
  readonly topics: readonly string[];
}

/** Properties of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  readonly category: string;
  readonly places: ChosenPlaces;
  readonly onChange: (places: ChosenPlaces) => void;
}

/** Asks for the scene and the topics of a template of a category. */
export const PlaceFields = ({ category, places, onChange }: PlaceFieldsProps): JSX.Element => {
  const t = useT(publishingTexts);
  const locale = useLocale();
  const id = useId();
  const { kind } = sceneOfCategory(category);
  const { scene, topics } = places;
  const toggle = (topic: string, on: boolean): void =>
    onChange({ scene, topics: on ? [...topics, topic] : topics.filter((one) => one !== topic) });
  return (
    <>
      <div className="cd-field">
        <label className="cd-field__label" htmlFor={id}>
          {t('mine.scene')}
        </label>
        <select
          id={id}
          className="cd-published__select"
          value={scene}
          onChange={(event) => onChange({ scene: event.currentTarget.value, topics })}
        >
          {scenesOf(kind, locale)
            .filter((one) => one.category !== DEFAULT_SCENE)
            .map((one) => (
              <option key={one.category} value={one.category}>
                {one.name}
              </option>
            ))}
        </select>
      </div>
      <fieldset className="cd-published__topics">
        <legend className="cd-field__label">{t('mine.topics', { n: MOST_TOPICS })}</legend>
        {topicsOf(kind, locale).map((topic) => {
          const checked = topics.includes(topic.category);
          return (
            <Checkbox
              key={topic.category}
              label={topic.name}
              checked={checked}
              disabled={!checked && topics.length >= MOST_TOPICS}
              onChange={(on) => toggle(topic.category, on)}
            />
          );
        })}
      </fieldset>
    </>
  );
};
