import { breaksOf } from '../break-line.ts';

const react = (name: string): string => `packages/react/src/${name}`;

const dialogs = [
  ...breaksOf(react('files/items/ItemMenu.tsx'), [
    ['MENU-54', "emptyText={t('menu.empty')}", 'emptyText=""'],
  ]),
  ...breaksOf(react('account/dialogs/account-dialog-views.tsx'), [
    ['DLG-10', "reason={t('error.phoneNeeded')}", "reason={t('common.cancel')}"],
  ]),
  ...breaksOf('packages/contract/src/messages/zh.ts', [
    ['DLG-10', '为保证您的相关权益，请绑定手机号', '请绑定手机号'],
  ]),
  ...breaksOf('packages/contract/src/messages/en.ts', [
    ['DLG-10', 'Add a phone number before you publish', 'Please bind a phone number'],
  ]),
  ...breaksOf('packages/workspace/src/dialogs/dialogs.ts', [
    ['DLG-14', "if (waiting.has(name)) end(name, { status: 'closed' });", ''],
    ['DLG-14', '{ name, look, request }', "{ name: 'confirm', look, request }"],
  ]),
  ...breaksOf(react('foundation/dialogs/DialogStack.tsx'), [
    ['DLG-14', 'dialogs.confirm(name, value)', 'dialogs.cancel(name)'],
  ]),
  ...breaksOf('packages/workspace/src/dialogs/dialog-definition.ts', [
    ['DLG-18', 'width: 386,', 'width: 387,'],
    ['DLG-18', 'height: 443,', 'height: 444,'],
  ]),
  ...breaksOf(react('foundation/styles/tokens.css'), [
    ['DLG-18', '--cd-dialog-width: 386px;', '--cd-dialog-width: 387px;'],
    ['DLG-18', '--cd-dialog-height: 443px;', '--cd-dialog-height: 444px;'],
  ]),
  ...breaksOf('packages/workspace/src/dialogs/dialogs.state.ts', [
    ['DLG-19', "  { role: 'cancel', text: 'dialog.cancel' },\n", ''],
    ['DLG-19', "  { role: 'ok', text: 'dialog.ok' },\n", ''],
    ['DLG-20', 'FIRST_LAYER = 100', 'FIRST_LAYER = 101'],
    ['DLG-20', 'open.length === 0 ? NO_DIALOGS : { ...state, open }', '{ ...state, open }'],
    ['DLG-21', 'nextLayer: nextLayer + 1', 'nextLayer'],
  ]),
  ...breaksOf(react('foundation/primitives/dialogs/ConfirmDialog.tsx'), [
    ['DLG-19', "{t('common.cancel')}", "{t('common.close')}"],
    ['DLG-19', "confirmLabel ?? t('common.ok')", "confirmLabel ?? t('common.close')"],
  ]),
  ...breaksOf(react('foundation/primitives/dialogs/dialog-layers.ts'), [
    ['DLG-20', 'firstDialogLayer = 100', 'firstDialogLayer = 99'],
    ['DLG-21', 'Math.max(...open) + 1', 'Math.max(...open)'],
  ]),
];

const looks = [
  ...breaksOf('packages/workspace/src/notices/notices.ts', [
    ['CONST-03', 'TOAST_MS = 1500', 'TOAST_MS = 1600'],
  ]),
  ...breaksOf(react('foundation/styles/tokens.css'), [
    [
      'CONST-13',
      '--cd-accent: #1a6fe1;\n    --cd-accent-hover: #0161d1;',
      '--cd-accent: #1ae16f;\n    --cd-accent-hover: #0161d1;',
    ],
    [
      'CONST-13',
      '--cd-accent: #1a6fe1;\n    --cd-accent-hover: #0764d5;',
      '--cd-accent: #e11a6f;\n    --cd-accent-hover: #0764d5;',
    ],
    ['CONST-14', ":host([data-cd-theme='dark'])", ":host([data-cd-theme='sepia'])"],
    ['CONST-15', '--cd-accent-text: #80b3fd;', '--cd-accent-text: #fd80b3;'],
  ]),
  ...breaksOf('packages/contract/src/rules/quota.ts', [['CONST-16', 'FREE_FILES = 9', 'FREE_FILES = 10']]),
  ...breaksOf('packages/contract/src/index.ts', [['CONST-16', '  DESCRIPTION_LENGTH,\n', '']]),
  ...breaksOf(react('shell/TourCard.tsx'), [['GUIDE-06', 'const WIDTH = 350;', 'const WIDTH = 351;']]),
  ...breaksOf(react('files/list/item-marks.tsx'), [
    ['LIST-15', "closed ? 'list.noAccess' : 'list.locked'", "'list.noAccess'"],
    ['LIST-15', 'closed ? noAccessIcon : lockIcon', 'noAccessIcon'],
    ['LIST-15', "if (item.lock === 'none') return null;", "if (item.lock !== 'closed') return null;"],
    ['LIST-16', "closed ? 'list.noAccess' : 'list.locked'", "'list.locked'"],
    ['LIST-16', 'closed ? noAccessIcon : lockIcon', 'lockIcon'],
    ['LIST-16', "if (item.lock === 'none') return null;", "if (item.lock !== 'owner_only') return null;"],
  ]),
  ...breaksOf('packages/files/src/items/normalise-file.ts', [
    ['LIST-15', "'1': 'owner_only'", "'1': 'closed'"],
    ['LIST-16', "'2': 'closed'", "'2': 'owner_only'"],
  ]),
];

/** Breaks what is seen whatever the list holds: dialogs, notices, palettes, signs. */
export const looksOfAll = [...dialogs, ...looks];
