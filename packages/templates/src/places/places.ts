import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from '@chartdock/contract';
import type { Locale, TemplateKind, TemplatePlace, TemplatePlaceEntry } from '@chartdock/contract';

const entriesOf = (
  places: readonly TemplatePlace[],
  type: TemplatePlaceEntry['type'],
  locale: Locale,
): readonly TemplatePlaceEntry[] =>
  places.map((place, position) => ({
    category: place.category,
    type,
    name: place[locale],
    position,
    image: '',
    image_hover: '',
    isHover: false,
  }));

/** Lists the topics of a kind in their order, without pictures (SCENE-01, SCENE-03). */
export const topicsOf = (kind: TemplateKind, locale: Locale): readonly TemplatePlaceEntry[] =>
  entriesOf(TEMPLATE_TOPICS[kind], 'special', locale);

/** Lists the scenes of a kind in their order (SCENE-02, SCENE-04). */
export const scenesOf = (kind: TemplateKind, locale: Locale): readonly TemplatePlaceEntry[] =>
  entriesOf(TEMPLATE_SCENES[kind], 'scene', locale);

/** Returns the picture of a tile: another one while the pointer is on it (SCENE-07). Empty when there is none. */
export const tileImage = (entry: Pick<TemplatePlaceEntry, 'image' | 'image_hover' | 'isHover'>): string =>
  entry.isHover && entry.image_hover !== '' ? entry.image_hover : entry.image;
