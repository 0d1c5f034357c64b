import type { zh } from './zh.ts';

/** English texts of the guided tour. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'tour.create': 'Create from here',
  'tour.createText': "Create any diagram here. It's saved in the current folder.",
  'tour.search': 'Search at any time',
  'tour.searchText': 'Press / on any page to search all files and folders.',
  'tour.view': 'Choose your view',
  'tour.viewText': 'Icons show thumbnails, the list shows more at once. We remember it for each page.',
  'tour.skip': 'Skip',
  'tour.next': 'Next',
  'tour.done': 'Done',
};
