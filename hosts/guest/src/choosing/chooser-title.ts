import type { Locale } from '@chartdock/embed/guest';

// Said a second time in `task-titles.ts`: a module that the picker's components have too would come with all of them.
const TITLES: Readonly<Record<Locale, string>> = { zh: '选择模板', en: 'Choose a template' };

/** Returns the title of choosing a template where the partner names it nothing else. */
export const chooserTitle = (locale: Locale): string => TITLES[locale];
