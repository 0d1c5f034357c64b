import type { zh } from './zh.ts';

/** English texts of the guided tour. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'tour.create': 'Create from here',
  'tour.createText': 'Every shape begins with New; the file is kept in the open folder.',
  'tour.search': 'Search at any time',
  'tour.searchText': 'Press / on any page to search all files and folders.',
  'tour.view': 'Look at it your way',
  'tour.viewText': 'Icons show thumbnails, the list shows more at once. Every page remembers its own.',
  'tour.skip': 'Skip',
  'tour.next': 'Next',
  'tour.done': 'Done',
};
