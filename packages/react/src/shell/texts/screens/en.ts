import type { zh } from './zh.ts';

/** English texts of the screens beside the files. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'newFile.heading': 'New file',
  'updates.heading': "What's new",
  'updates.templates':
    'Start from a template: the library is under Templates in the menu, sorted by topic and kind. You can publish your own files there.',
  'updates.payment': 'Buy templates and memberships with WeChat Pay or Alipay: scan a QR code.',
  'updates.preview': 'Press the space bar on a file to preview it, then move on with the arrow keys.',
  'updates.palette': 'Press Ctrl+K to jump to any page, file or action.',
  'updates.drawing': 'Turn a list, Markdown or a table into a drawing.',
  'updates.tabs': 'Shared files and favourites have their own pages, each with two tabs.',
  'updates.trash': "When you're running out of files, we remind you to empty the trash.",
  'updates.folders': 'Drag files to organise them, or use the move dialog. You can undo it.',
  'updates.search': 'Search every file and folder from any page.',
  'templates.heading': 'Start from a blank shape',
  'templates.text': 'Choose a shape and start right away.',
  'newFile.text': 'Choose a shape; the file opens in this window.',
  'newFile.unknown': 'There is no such shape. Choose one below.',
  'newFile.making': 'Creating the file',
  'notFound.heading': 'This page does not exist',
  'notFound.text': 'The address may be wrong, or the page has moved. Your files are not affected.',
  'fileError.heading': "This file can't be opened",
  'fileError.text': "It couldn't be created, or it has been moved. Your other files are not affected.",
  'accessError.heading': "You can't view this page right now",
  'accessError.text': 'Your files are not affected. Try again later, or go back to your files.',
  'quotaError.heading': "You've reached your file limit",
  'quotaError.text': 'No file was created and nothing was lost. Empty the trash or upgrade to create more.',
  'quotaError.textAlone': 'No file was created and nothing was lost. Members have no limit.',
  'install.title': 'Install Chartdock',
  'install.text':
    'Chartdock becomes an app of its own. Your files and permissions stay the same, and you can remove it any time.',
  'install.byHand':
    "This browser doesn't offer to install it. If its menu has “Install” or “Add to home screen”, install it from there.",
  'install.gain.window': 'A window of its own, where new and opened files stay',
  'install.gain.files': 'Open .pos, .md and .txt files with Chartdock to import them',
  'install.gain.start': 'Starts from the desktop, the taskbar or the dock',
  'install.install': 'Install',
  'install.later': 'Not now',
};
