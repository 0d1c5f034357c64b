import type { BreakLine } from '../break-line.ts';
import { breaksOf } from '../break-line.ts';

const rules = 'packages/contract/src/rules/export-formats.ts';

/** Takes each format out of the row of its list in turn; `row` is how the list stands there, `first` the number of its first requirement. */
const withoutEach = (row: readonly string[], first: number): BreakLine[] => {
  const written = (formats: readonly string[]): string => formats.map((one) => `'${one}'`).join(', ');
  return row.map((format, at) => ({
    id: `EXPORT-${String(first + at).padStart(2, '0')}`,
    file: rules,
    from: `[${written(row)}]`,
    to: `[${written(row.filter((one) => one !== format))}]`,
  }));
};

const lists = [
  ...withoutEach(['png', 'jpg', 'pos', 'xmind', 'mm', 'docx'], 1),
  ...withoutEach(['csv', 'ppt', 'hd_pdf', 'svg', 'hd_png', 'posm'], 7),
  ...withoutEach(['png', 'jpg', 'pos', 'hd_pdf', 'visio', 'svg', 'hd_png', 'posf', 'vsdx'], 13),
  ...withoutEach(['png', 'jpg', 'pos', 'md', 'xmind', 'mm', 'hd_png', 'hd_jpg'], 22),
  ...breaksOf(rules, [
    ['EXPORT-30', "'posf', 'vsdx'],", "'posf', 'vsdx', 'md'],"],
    ['EXPORT-31', 'outline: undefined,', "outline: 'mind',"],
    ['EXPORT-31', "markdown: 'markdown',", "markdown: 'diagram',"],
    ['EXPORT-31', "mind_org_multistage: 'mind',", "mind_org_multistage: 'diagram',"],
  ]),
  ...breaksOf('packages/files/src/export/downloads.ts', [
    ['ENT-34', '  isVip: isVipExport(type),\n', '  isVip: false,\n'],
    ['ENT-34', '  label: `export.${type}`,\n', '  label: type,\n'],
    ['PERM-08', "prompt: 'export.upgrade'", "prompt: 'error.generic'"],
  ]),
  ...breaksOf('packages/react/src/files/items/download-entries.ts', [
    ['EXPORT-32', "  ...(isBeta ? [t('common.beta')] : []),\n", ''],
  ]),
];

const downloads = [
  ...breaksOf('packages/files/src/export/downloading.ts', [
    ['EXPORT-35', 'const FRAME_MS = 8000;', 'const FRAME_MS = 8001;'],
  ]),
  ...breaksOf('packages/server/src/domains/exporting/record.ts', [
    ['EXPORT-38', "    .where('used_at', 'is', null)\n", ''],
    ['CALL-F-042', 'export_type: exportType,', "export_type: 'png',"],
  ]),
  ...breaksOf('packages/server/src/domains/exporting/files.ts', [
    ['EXPORT-41', "xmind: inPool('xmind',", "xmind: inPool('opml',"],
    ['EXPORT-41', "hd_jpg: inPool('hd_jpg',", "hd_jpg: inPool('jpg',"],
    ['EXPORT-41', "vsdx: inPool('visio',", "vsdx: inPool('drawio',"],
  ]),
  ...breaksOf('packages/server/src/domains/exporting/power.ts', [
    ['PERM-05', "if (account.restricted_at !== null) return 'restricted';", ''],
    ['PERM-09', "return vip && !isUnlimited(tierOf(account, now)) ? 'vip' : undefined;", 'return undefined;'],
    [
      'PROD-22',
      "return vip && !isUnlimited(tierOf(account, now)) ? 'vip' : undefined;",
      "return vip ? 'vip' : undefined;",
    ],
    ['PROD-22', "return vip && !isUnlimited(tierOf(account, now)) ? 'vip' : undefined;", 'return undefined;'],
  ]),
  ...breaksOf('packages/server/src/domains/exporting/files.ts', [
    ['PROD-15', "return Buffer.from(typeof text === 'string' ? text : '');", "return Buffer.from('other');"],
    [
      'PROD-15',
      "hd_png: inPool('hd_png', 'image/png', { isWhole: false })",
      "hd_png: inPool('png', 'image/png', { isWhole: false })",
    ],
  ]),
];

/** Breaks the lists of formats, and what may be downloaded by whom. */
export const formats = [...lists, ...downloads];
