import { breaksOf } from '../break-line.ts';

const rules = (name: string): string => `packages/contract/src/rules/${name}.ts`;

const categories = breaksOf(rules('category'), [
  [
    'CAT-01',
    "const OWN_KINDS: ReadonlySet<string> = new Set<FileKind>([\n  'ui',",
    'const OWN_KINDS: ReadonlySet<string> = new Set<FileKind>([',
  ],
  ['CAT-02', "  'ui',\n  'outline',\n  'folder',", "  'ui',\n  'folder',"],
  ['CAT-03', "  'outline',\n  'folder',\n  'board',", "  'outline',\n  'board',"],
  ['CAT-04', "  'folder',\n  'board',\n  'uml',", "  'folder',\n  'uml',"],
  ['CAT-05', "  'board',\n  'uml',\n  'network',", "  'board',\n  'network',"],
  ['CAT-06', "  'uml',\n  'network',\n  'bpmn',\n", "  'uml',\n  'bpmn',\n"],
  ['CAT-07', "  'network',\n  'bpmn',\n  'mind_org',", "  'network',\n  'mind_org',"],
  [
    'CAT-08',
    'if (isOwnKind(category)) return category;',
    "if (isOwnKind(category) && category !== 'mind_org') return category;",
  ],
  [
    'CAT-09',
    'if (isOwnKind(category)) return category;',
    "if (isOwnKind(category) && category !== 'mind_org_multistage') return category;",
  ],
  [
    'CAT-10',
    'if (isOwnKind(category)) return category;',
    "if (isOwnKind(category) && category !== 'markdown') return category;",
  ],
  ['CAT-11', "category.includes('mind')", "category.startsWith('mind_')"],
  [
    'CAT-12',
    "category.includes('mind') ? 'mind' : 'flow'",
    "category.includes('mind') || category === '' ? 'mind' : 'flow'",
  ],
  ['CAT-12', "if (category === undefined) return 'flow';", "if (category === undefined) return 'mind';"],
  ['CAT-13', "  'bpmn',\n  'markdown',\n] as const;", "  'bpmn',\n  'markdown',\n  'board',\n] as const;"],
  ['CAT-13', "export const CHART_TYPES = [\n  'flow',", 'export const CHART_TYPES = ['],
]);

const files = breaksOf(rules('file-addresses'), [
  ['ROUTE-50', "outline: '/outline/'", "outline: '/diagraming/'"],
  ['ROUTE-50', "board: '/f/'", "board: '/diagraming/'"],
  ['ROUTE-50', "markdown: '/markdown_editor/'", "markdown: '/outline/'"],
  ['ROUTE-50', "mind_org: '/mindmap/'", "mind_org: '/diagraming/'"],
  ['ROUTE-42', "board: '/f/'", "board: '/f/new?id='"],
]);

const pictures = breaksOf(rules('addresses'), [
  ['IMG-04', "chart: '/chart_image/thumb/'", "chart: '/chart_image/'"],
  ['IMG-04', "mind: '/chart_image/thumb/mind/'", "mind: '/chart_image/thumb/'"],
  ['IMG-04', "template: '/chart_image/thumb/template/'", "template: '/chart_image/thumb/'"],
  ['IMG-04', '/v1/api/board/thumb_base/', '/v1/api/board/thumb/'],
  ['IMG-04', '`/photo/${', '`/photos/${'],
]);

const downloads = breaksOf(rules('download-addresses'), [
  ['ROUTE-43', "action: 'down', type, token, uuid", "action: 'download', type, token, uuid"],
  ['ROUTE-43', "action: 'down', type, token, uuid", "action: 'down', token, uuid"],
  ['ROUTE-43', "action: 'down', type, token, uuid", "action: 'down', type, uuid"],
  ['ROUTE-43', '`${editHost}${openAddress', '`${openAddress'],
]);

const texts = [
  ...breaksOf(rules('text-length'), [
    ['VALID-03', 'text.charCodeAt(at) > 255 ? 2 : 1', 'text.charCodeAt(at) > 127 ? 2 : 1'],
    ['VALID-03', 'text.charCodeAt(at) > 255 ? 2 : 1', '1'],
    ['VALID-04', 'if (isNumeric) return text.length;', ''],
    ['VALID-05', 'length <= max ||', 'length <= max + 1 ||'],
    ['VALID-06', '  onMaxLength?.();\n', ''],
  ]),
  ...breaksOf(rules('title'), [
    ['VALID-01', 'stripScript(raw).trim()', 'stripScript(raw)'],
    ['VALID-02', "    .replace(SCRIPT_BLOCK, '')\n", ''],
    ['VALID-02', "    .replace(SCRIPT_TAG, '')\n", ''],
    ['VALID-02', "    .replace(HANDLER_TAG, '')\n", ''],
    ['VALID-02', "    .replace(SCRIPT_ADDRESS, '')\n", ''],
  ]),
  ...breaksOf(rules('formats'), [
    ['VALID-16', '/[`~!@#', '/[~!@#'],
    ['VALID-16', "\\\\/;'[\\]]/;", "\\\\/;'[]/;"],
    ['VALID-16', '`~!@#$%^&*+<>?:', '`~!@#$%^&*+<>?:=,'],
    ['VALID-17', 'EMAIL.test(text)', "text.includes('@')"],
    ['VALID-19', '/^1\\d{10}$/', '/^\\d{11}$/'],
    ['VALID-19', '/^1\\d{10}$/', '/^1\\d{9,10}$/'],
    ['VALID-23', '\\d{1,2})?$/', '\\d{1,3})?$/'],
  ]),
  ...breaksOf(rules('password'), [
    ['VALID-20', 'password.length < SHORTEST', 'password.length < SHORTEST - 1'],
    ['VALID-20', 'password.length > max', 'password.length > max + 1'],
    ['VALID-21', '/\\s/.test(password)', '/^\\s/.test(password)'],
    ['VALID-22', '/^\\p{Script=Han}+$/u, ', ''],
    ['VALID-22', '/^\\d+$/, ', ''],
    ['VALID-22', '/^[a-z]+$/i, ', ''],
    ['VALID-22', ', /^[^\\p{Script=Han}\\da-z]+$/iu]', ']'],
  ]),
];

const times = breaksOf(rules('time'), [
  ['TIME-01', 'if (age < MINUTE)', 'if (age < 2 * MINUTE)'],
  ['TIME-01', 'if (age < MINUTE)', 'if (age >= 0 && age < MINUTE)'],
  [
    'TIME-02',
    'const STEPS = [\n  { below: HOUR, unit: MINUTE',
    'const STEPS = [\n  { below: HOUR, unit: 2 * MINUTE',
  ],
  [
    'TIME-03',
    "{ below: DAY, unit: HOUR, key: 'time.hours' },\n  { below: 31",
    "{ below: DAY / 2, unit: HOUR, key: 'time.hours' },\n  { below: 31",
  ],
  ['TIME-04', 'below: 31 * DAY', 'below: 30 * DAY'],
  ['TIME-05', 'unit: 31 * DAY', 'unit: 30 * DAY'],
  ['TIME-05', 'below: 372 * DAY', 'below: 365 * DAY'],
  ['TIME-06', 'unit: 372 * DAY', 'unit: 365 * DAY'],
  ['TIME-07', 'clock.t(`time.${prefix}`', "clock.t(`time.${prefix === 'updated' ? 'created' : prefix}`"],
  ['TIME-08', 'clock.t(`time.${prefix}`', "clock.t(`time.${prefix === 'deleted' ? 'created' : prefix}`"],
  ['TIME-09', 'clock.t(`time.${prefix}`', "clock.t(`time.${prefix === 'created' ? 'opened' : prefix}`"],
  ['TIME-10', 'clock.t(`time.${prefix}`', "clock.t(`time.${prefix === 'opened' ? 'created' : prefix}`"],
]);

const quota = breaksOf(rules('quota'), [
  ['QUOTA-01', 'state.fileCount - state.usedFileCount', 'state.fileCount - state.usedFileCount + 1'],
  ['QUOTA-01', 'Math.max(0, state', 'Math.max(-100, state'],
  ['QUOTA-02', 'state.member || state.orgMember', 'state.orgMember'],
  ['QUOTA-03', 'state.member || state.orgMember', 'state.member'],
  ['QUOTA-06', 'remainingFiles(state) > 0', 'remainingFiles(state) >= 0'],
  ['QUOTA-07', 'remainingFiles(state) > 0', 'remainingFiles(state) > 1'],
  ['QUOTA-08', 'remainingFiles(state) > 0', 'state.fileCount > state.usedFileCount'],
]);

const others = [
  ...breaksOf('packages/contract/src/locale.ts', [
    ['PROD-29', "/^\\s*en\\b/i.test(value) ? 'en' : 'zh'", "/^\\s*zh\\b/i.test(value) ? 'zh' : 'en'"],
  ]),
  ...breaksOf('packages/contract/src/envelope.ts', [
    ['ENT-36', 'code: String(code), msg', 'code, msg'],
    ['ENT-36', "msg: typeof msg === 'string' ? msg : '', data", "msg: typeof msg === 'string' ? msg : ''"],
    ['CALL-F-027', 'return { code: String(code)', 'return { code'],
  ]),
];

/** Breaks the rules that both ends share. */
export const contractRules = [
  ...categories,
  ...files,
  ...pictures,
  ...downloads,
  ...texts,
  ...times,
  ...quota,
  ...others,
];
