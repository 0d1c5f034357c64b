import { format, resolveConfig } from 'prettier';
import {
  ACTION_REQUIREMENTS,
  ACTION_TABLE,
  MENU_ACTIONS,
  MENU_LIMITS,
  MENU_PAGES,
  menuActionsOf,
} from '../../packages/files/src/index.ts';
import type { FileAction, ItemRole, MenuPage, MenuSubject } from '../../packages/files/src/index.ts';

type Item = Pick<MenuSubject, 'type' | 'kind'>;

const roles: readonly ItemRole[] = ['owner', 'creator', 'collaborator', 'other'];

const items: Readonly<Record<string, Item>> = {
  folder: { type: 'folder', kind: 'folder' },
  'diagram or mind map': { type: 'chart', kind: 'flow' },
  outline: { type: 'chart', kind: 'outline' },
  markdown: { type: 'chart', kind: 'markdown' },
  whiteboard: { type: 'chart', kind: 'board' },
};

const titles: Readonly<Record<MenuPage, string>> = {
  diagrams: 'My files',
  history: 'Recent files',
  favourites: 'Favourites',
  sharedWithMe: 'Collaboration, tab 1: shared with me',
  sharedByMe: 'Collaboration, tab 2: shared by me',
  trash: 'Trash',
  search: 'Search',
};

const words: Readonly<Record<FileAction, string>> = {
  open: 'open',
  copyLink: 'copy link',
  star: 'favourite',
  pin: 'pin',
  details: 'details',
  preview: 'preview',
  rename: 'rename',
  share: 'share',
  publish: 'publish',
  clone: 'clone',
  locate: 'locate',
  download: 'download',
  copyMove: 'copy/move',
  exitCollaboration: 'exit collaboration',
  unfavourite: 'unfavourite',
  restore: 'restore',
  removeForGood: 'delete for good',
  delete: 'delete',
};

const cell = (subject: MenuSubject): string => {
  const actions = menuActionsOf(subject);
  return actions.length === 0 ? '_no more permissions_' : actions.map((action) => words[action]).join(', ');
};

const tableOf = (page: MenuPage): string => {
  const rows = Object.entries(items).map(([name, item]) => {
    const cells = roles.map((role) => cell({ ...item, page, role, noDownload: false }));
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `## ${titles[page]}`,
    '',
    `| item | ${roles.join(' | ')} |`,
    `| --- | ${roles.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
};

const limits = MENU_LIMITS.map(
  ({ actions, because }) => `- ${because}: no ${actions.map((action) => words[action]).join(', ')}`,
);

const keyNames: Readonly<Record<string, string>> = { ' ': 'Space' };
const yes = (is: boolean): string => (is ? 'yes' : '');

const actionRows = ACTION_TABLE.map((row) => {
  const key = 'key' in row ? (keyNames[row.key] ?? row.key) : '';
  const cells = [
    words[row.id],
    row.items,
    yes(row.inMenu),
    yes(row.inBar),
    row.inOverlay,
    key === '' ? '' : `\`${key}\``,
    yes(row.isDangerous),
    ACTION_REQUIREMENTS[row.id].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
});

const actionColumns = ['action', 'items', 'menu', 'bar', 'preview', 'key', 'takes away', 'requirements'];

/** Writes the page that shows every menu, from the table that the menus come from. */
export const menuMatrixPage = async (): Promise<string> => {
  const path = 'docs/reference/menu-matrix.md';
  const text = [
    '# Menus of files and folders',
    '',
    'Written from the menu table of `@chartdock/files` by `node scripts/write-menu-matrix.ts`; do not edit by hand.',
    'A menu shows its entries in this order and leaves out what nobody carries out:',
    `${MENU_ACTIONS.map((action) => words[action]).join(', ')}.`,
    '',
    'The same table feeds the bar of what is picked, the preview above a list, and the keys: [all of it](#every-action).',
    '',
    ...MENU_PAGES.map(tableOf),
    '## What items cannot have',
    '',
    ...limits,
    '',
    '## Every action',
    '',
    'One row for everything that can be done, on whichever surface. Actions without a row of the documents are ours; a menu that the documents leave empty stays empty.',
    '',
    `| ${actionColumns.join(' | ')} |`,
    `| ${actionColumns.map(() => '---').join(' | ')} |`,
    ...actionRows,
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};
