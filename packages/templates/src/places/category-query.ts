import type { TemplateKind, TemplatePlaceEntry } from '@chartdock/contract';
import type { SliderKind } from './kinds.ts';

/** Parameters in the address of a topic page. */
export interface CategoryQuery {
  /** Name as people read it. Default empty. */
  readonly name: string;
  /** Stable name of the scene or topic. Default empty, which stands for all. */
  readonly category: string;
  /** Place in its list, from 0. Default 0. */
  readonly position: number;
  /** Default `special`, a topic. */
  readonly type: TemplatePlaceEntry['type'];
  /** Default `flow`. */
  readonly kind: TemplateKind;
}

/** Address of the topic page. */
export const CATEGORY_PATH = '/category';

/** Category of the recent list. */
const HISTORY = 'history';

const positionOf = (text: string | null): number => {
  const position = Number(text ?? '0');
  return Number.isSafeInteger(position) && position >= 0 ? position : 0;
};

/** Reads the query of the topic page (ROUTE-11); missing or invalid values take their defaults. */
export const parseCategoryQuery = (query: URLSearchParams): CategoryQuery => ({
  name: query.get('name') ?? '',
  category: query.get('category') ?? '',
  position: positionOf(query.get('position')),
  type: query.get('type') === 'scene' ? 'scene' : 'special',
  kind: query.get('kind') === 'mind' ? 'mind' : 'flow',
});

/** Returns the address of the topic page of a tile: its fields without pictures, and the current kind (TPL-14). */
export const categoryAddress = (
  { name, category, position, type }: Pick<TemplatePlaceEntry, 'name' | 'category' | 'position' | 'type'>,
  kind: TemplateKind,
): string => {
  const query = new URLSearchParams({ name, category, position: String(position), type, kind });
  return `${CATEGORY_PATH}?${query.toString()}`;
};

/**
 * Returns whether the header of the library shows above its lists; the recent list stands without it
 * (TPL-16).
 */
export const isBannerShown = (category: string | null): boolean => category !== HISTORY;

/** Returns the category that stands in the address of the library for a kind; undefined for those with scenes. */
export const addressCategoryOf = (kind: SliderKind): string | undefined =>
  kind === 'recent' ? HISTORY : undefined;

/** Reads the kind that the address of the library asks for. Default `flow`. */
export const sliderKindOf = (query: URLSearchParams): SliderKind => {
  if (query.get('category') === HISTORY) return 'recent';
  return query.get('kind') === 'mind' ? 'mind' : 'flow';
};
