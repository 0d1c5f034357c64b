import type { Attributes } from '../drawing/make.types.ts';

/** Describes a row of tabs. */
export const tabsAttributes = (label: string): Attributes => ({
  class: 'cd-tabs',
  role: 'tablist',
  'aria-label': label,
});

/** Describes a tab; the prefix ties it to its panel. */
export const tabAttributes = (idPrefix: string, id: string, isOpen: boolean): Attributes => ({
  type: 'button',
  role: 'tab',
  id: `${idPrefix}-tab-${id}`,
  'aria-controls': `${idPrefix}-panel`,
  'aria-selected': String(isOpen),
  tabindex: isOpen ? '0' : '-1',
  class: 'cd-tabs__tab',
});
