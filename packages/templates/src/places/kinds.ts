import type { TemplateKind } from '@chartdock/contract';

/** Lists what the slider of the library chooses between, in its order (TPL-01). */
export const SLIDER_KINDS = ['recent', 'flow', 'mind'] as const;

/** What the slider of the library is set to. */
export type SliderKind = (typeof SLIDER_KINDS)[number];

/** Lists what a page that creates files shows: templates, or blank shapes. */
export const CREATION_VIEWS = ['template', 'blank'] as const;

/** What a page that creates files shows. */
export type CreationView = (typeof CREATION_VIEWS)[number];

/** Scene that shows before another is chosen (TPL-13). */
export const DEFAULT_SCENE = 'featured';

/** Returns whether the slider shows: blank shapes have no kinds to choose between (TPL-02). */
export const isSliderShown = (view: CreationView): boolean => view === 'template';

/** Returns whether a kind has topics and scenes; what was used lately is one list (TPL-03, TPL-06). */
export const hasPlaces = (kind: SliderKind): kind is TemplateKind => kind !== 'recent';
