import type { TemplateKind } from '@chartdock/contract';

/** Lists the options of the library's slider, in its order (TPL-01). */
export const SLIDER_KINDS = ['recent', 'flow', 'mind'] as const;

/** Setting of the library's slider. */
export type SliderKind = (typeof SLIDER_KINDS)[number];

/** Lists the views of a page that creates files: templates, or blank shapes. */
export const CREATION_VIEWS = ['template', 'blank'] as const;

/** View of a page that creates files. */
export type CreationView = (typeof CREATION_VIEWS)[number];

/** Scene that shows before another is chosen (TPL-13). */
export const DEFAULT_SCENE = 'featured';

/** Returns whether the slider shows: blank shapes have no kinds to choose between (TPL-02). */
export const isSliderShown = (view: CreationView): boolean => view === 'template';

/** Returns whether a kind has topics and scenes; the recent templates are one list (TPL-03, TPL-06). */
export const hasPlaces = (kind: SliderKind): kind is TemplateKind => kind !== 'recent';
