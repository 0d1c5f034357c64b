import type { zh } from './zh.ts';

/** English texts of the template chooser that the library does not have. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'chooser.liked': 'Favourites',
  'chooser.partner': 'From this site',
  'chooser.emptyLiked': 'Star a template and it appears here.',
  'chooser.payTitle': 'Paid template',
  'chooser.payText':
    "{title} costs ¥{price}. You can't pay here, but you can in Chartdock. You weren't charged, and no file was created.",
  'chooser.payElsewhere': 'Buy in Chartdock',
  'chooser.made': "The file is in My files, but this page didn't respond",
};
