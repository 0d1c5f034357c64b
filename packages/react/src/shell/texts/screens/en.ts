import type { zh } from './zh.ts';

/** English texts of the screens beside the files. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'newFile.heading': 'New file',
  'updates.heading': 'What is new',
  'updates.tabs': 'Shared files and favourites have pages of their own, with two tabs each.',
  'updates.trash': 'When files run short, you are reminded to empty the trash.',
  'updates.folders': 'Files are tidied up by dragging or by the move dialog, and it can be undone.',
  'updates.search': 'Search finds every file and folder from any page.',
  'templates.heading': 'Start from a blank shape',
  'templates.text': 'Pick a shape and begin right away.',
  'newFile.text': 'Pick a shape; the file opens in this window.',
  'newFile.unknown': 'There is no such shape. Pick one below.',
  'newFile.making': 'Creating the file',
  'notFound.heading': 'This page does not exist',
  'notFound.text': 'The address may be wrong, or the page has moved. Your files are not affected.',
  'fileError.heading': 'This file cannot be opened',
  'fileError.text': 'It could not be created, or it has been moved away. Your other files are not affected.',
  'accessError.heading': 'This page cannot be reached',
  'accessError.text': 'The server refused this visit. Your files are not affected.',
  'quotaError.heading': 'The file limit is reached',
  'quotaError.text': 'No file was created and nothing was lost. Empty the trash or upgrade to create more.',
  'install.title': 'Install Chartdock',
  'install.text':
    'Chartdock becomes an app of its own. Files and rights stay the same, and it can be removed any time.',
  'install.byHand':
    'This browser does not offer to install it. When its menu has “Install” or “Add to home screen”, install it there.',
  'install.gain.window': 'A window of its own, where new and opened files stay',
  'install.gain.files': 'Open .pos, .md and .txt files with Chartdock to import them',
  'install.gain.start': 'Starts from the desktop, the taskbar or the dock',
  'install.install': 'Install',
  'install.later': 'Not now',
};
