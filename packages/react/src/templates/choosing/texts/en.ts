import type { zh } from './zh.ts';

/** English texts of the template chooser that the library does not have. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'chooser.liked': 'Favourites',
  'chooser.partner': 'From this site',
  'chooser.emptyLiked': 'Press the star of a template, and it will be here.',
  'chooser.payTitle': 'Paid template',
  'chooser.payText':
    '{title} costs ¥{price}. It cannot be paid for here, but in Chartdock. Nothing was charged, and no file was made.',
  'chooser.payElsewhere': 'Buy in Chartdock',
  'chooser.made': 'The file is in My files, but this page did not answer',
};
