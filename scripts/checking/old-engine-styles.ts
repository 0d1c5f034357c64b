import type { TooNew } from './old-engines.ts';

/** Parts of style sheets that came after Chrome 77 or Safari 13. */
const newStyles: readonly { readonly what: string; readonly mark: RegExp }[] = [
  { what: 'inset', mark: /[{;]\s*inset(?:-(?:inline|block))?(?:-(?:start|end))?\s*:/g },
  { what: 'aspect-ratio', mark: /[{;]\s*aspect-ratio\s*:/g },
  { what: ':is() or :where()', mark: /:(?:is|where)\(/g },
  { what: ':has()', mark: /:has\(/g },
  { what: ':focus-visible', mark: /:focus-visible/g },
  { what: 'container query', mark: /@container/g },
  { what: '@layer', mark: /@layer/g },
  { what: 'color-mix()', mark: /color-mix\(/g },
  { what: 'min(), max() or clamp()', mark: /[\s:,(](?:min|max|clamp)\(/g },
  { what: 'dvh or svh', mark: /\d[ds]v[hw]\b/g },
  { what: ':popover-open', mark: /:popover-open/g },
  { what: '::backdrop of dialog', mark: /dialog[^{},]*::backdrop/g },
  { what: 'gap (in a flex box it does nothing)', mark: /[{;]\s*(?:row-|column-)?gap\s*:/g },
  { what: 'nesting', mark: /[{;]\s*&/g },
];

/** Finds what style engines of the meeting app (Chrome 77, Safari 13) do not know, in the order of the sheet. */
export const findNewStyles = (sheet: string): TooNew[] =>
  newStyles
    .flatMap(({ what, mark }) => [...sheet.matchAll(mark)].map(({ index }) => ({ what, at: index })))
    .sort((one, other) => one.at - other.at);
