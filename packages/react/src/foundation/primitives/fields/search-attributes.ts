import type { Attributes } from '../../drawing/make.types.ts';

/** Describes a search line. */
export const searchAttributes = (label: string): Attributes => ({
  class: 'cd-search',
  role: 'search',
  'aria-label': label,
});

/** Describes the field of a search line. */
export const searchFieldAttributes = (label: string, placeholder: string): Attributes => ({
  class: 'cd-search__input',
  type: 'text',
  inputmode: 'search',
  enterkeyhint: 'search',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-label': label,
  placeholder,
});
