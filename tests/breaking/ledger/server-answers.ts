import { breaksOf } from '../break-line.ts';

const server = (name: string): string => `packages/server/src/${name}.ts`;

const answers = [
  ...breaksOf(server('domains/exporting/exports'), [
    [
      'CALL-F-041',
      '{ userId, chartId, isCanvas, sessionHash }',
      '{ userId, chartId, isCanvas: false, sessionHash }',
    ],
    ['CALL-F-041', '  await openExportable(context, chartId);\n', ''],
  ]),
  ...breaksOf(server('domains/definitions/bodies'), [
    ['CALL-F-043', 'definitionId: definitionIdOf(canvas), title', "definitionId: 'c0', title"],
    ['CALL-F-043', 'title: name ?? node.title', 'title: node.title'],
  ]),
  ...breaksOf(server('domains/charts/charts'), [
    ['PERM-04', 'if (overrun && !(await', 'if (!overrun && !(await'],
    ['PERM-04', 'const allowed = !use.overrun ||', 'const allowed = use.overrun ||'],
    ['CALL-F-043', '{ canvas: { chartCanvas: canvasesOf', '{ canvas: { canvases: canvasesOf'],
    ['CALL-F-044', 'readBody(context, node, input.defId)', 'readBody(context, node)'],
    ['CALL-F-044', 'def: JSON.stringify(body.def ?? {})', 'def: String(body.def)'],
  ]),
  ...breaksOf(server('http/downloads'), [
    [
      'CALL-F-045',
      "if (request.is('multipart/form-data') === false) throw",
      "if (request.is('application/json') === false) throw",
    ],
    ['CALL-F-045', 'signKey: field, def: field', 'key: field, def: field'],
    ['CALL-F-045', 'def: field, title: field', 'def: field, name: field'],
    ['CALL-F-045', 'router.post(POSITION_EXPORT_PATH', "router.post('/chart_image/export/file'"],
  ]),
  ...breaksOf('packages/contract/src/rules/download-addresses.ts', [
    ['CALL-F-045', '/chart_image/export/canvas/file', '/api/personal/export/canvas/file'],
    ['ROUTE-34', '`/preview/${encodeURIComponent(id)}`', '`/view/${encodeURIComponent(id)}`'],
  ]),
  ...breaksOf('packages/contract/src/rules/sharing/view-links.ts', [['ROUTE-34', '?link=', '?id=']]),
  ...breaksOf(server('domains/lists/counts'), [
    ['CALL-F-056', 'trashChartCount: counter?.trash_roots ?? 0', 'trashChartCount: 0'],
    ['CALL-F-056', 'trashChartCount: trash_roots', 'trashChartCount: trash'],
  ]),
  ...breaksOf(server('http/images/images'), [
    ['CALL-F-059', "'mind/', ", ''],
    ['CALL-F-059', ", 'template/'", ''],
    ['CALL-F-061', "'/photo/:id.png'", "'/avatar/:id.png'"],
    [
      'CALL-F-061',
      "Promise.resolve({ kind: 'avatar', id, look })",
      "Promise.resolve({ kind: 'avatar', id: '', look })",
    ],
  ]),
  ...breaksOf('packages/contract/src/endpoints/session.ts', [
    ['CALL-N-017', '/api/activity/partner/login', '/api/activity/partner/moved'],
  ]),
  ...breaksOf(server('domains/partners/hand-off'), [
    ['CALL-N-017', "{ code, kind: 'partner', clientId }", "{ code, kind: 'partner' }"],
    ['CALL-N-017', 'lifeMs, partner });', 'lifeMs });'],
  ]),
  ...breaksOf(server('domains/privileges/privilege'), [
    ['CALL-U-002', 'input.compulsion === true', 'input.compulsion === false'],
    ['CALL-U-003', '  return { privilege };', '  return { account: privilege };'],
  ]),
];

const rights = [
  ...breaksOf(server('domains/run-call'), [
    ['GUARD-26', "call.access === 'visitor' ? undefined : await identify(app, call, facts)", 'undefined'],
  ]),
  ...breaksOf(server('domains/nodes/access'), [
    [
      'MENU-60',
      "  if (action === 'read') return true;\n",
      "  if (action === 'read' || action === 'arrange') return true;\n",
    ],
    [
      'MENU-60',
      "  if (action === 'read') return true;\n",
      "  if (action === 'read' || action === 'edit') return true;\n",
    ],
    [
      'MENU-60',
      "  if (action === 'read') return true;\n",
      "  if (action === 'read' || action === 'clone') return true;\n",
    ],
    [
      'MENU-60',
      "  if (action === 'read') return true;\n",
      "  if (action === 'read' || action === 'publish') return true;\n",
    ],
  ]),
  ...breaksOf(server('domains/publishing/publish'), [
    ['PUBLISH-01', 'STATUS.pending : STATUS.public;', 'STATUS.pending : STATUS.private;'],
    [
      'PUBLISH-01',
      '{ status: STATUS.private, public_clone: false }',
      '{ status: STATUS.public, public_clone: false }',
    ],
  ]),
  ...breaksOf(server('domains/sharing/open-link'), [
    ['PERM-10', 'await requireLink(context, shown, link);', ''],
    ['ROUTE-34', 'const opened = found && { ...found, hasLink: true };', 'const opened = found;'],
  ]),
  ...breaksOf(server('domains/sharing/require-link'), [
    [
      'PERM-10',
      "if (!fits) throw new CallError(found === undefined ? 'fileUnavailable' : 'viewPasswordWrong');",
      '',
    ],
  ]),
];

const validation = [
  ...breaksOf('packages/contract/src/entities/contact.ts', [
    ['VALID-28', '.max(60).refine(isAllowedName)', '.max(60)'],
    ['VALID-28', '.min(1).max(60).refine(isAllowedName)', '.min(1).refine(isAllowedName)'],
    ['VALID-28', '.refine(isEmail)', ''],
    ['VALID-28', '.refine(isPhone)', ''],
    ['VALID-28', '.regex(/^\\d{6}$/)', ''],
    ['VALID-28', '.refine((text) => passwordProblem(text) === undefined)', ''],
  ]),
  ...breaksOf('packages/contract/src/entities/wire.ts', [['VALID-28', '.refine(isPrice)', '']]),
  ...breaksOf('packages/contract/src/entities/page.ts', [
    ['VALID-28', 'page: wireInt(1, 1_000_000)', 'page: wireInt(-9, 1_000_000)'],
  ]),
  ...breaksOf('packages/contract/src/endpoints/publishing.ts', [
    ['VALID-28', 'z.array(z.string()).min(1).max(PUBLISH_TAGS)', 'z.array(z.string()).max(PUBLISH_TAGS)'],
    [
      'VALID-28',
      'description: cleanText(DESCRIPTION_LENGTH)',
      'description: cleanText(10 * DESCRIPTION_LENGTH)',
    ],
  ]),
  ...breaksOf(server('domains/nodes/titles'), [
    ['VALID-28', 'const cleaned = cleanTitle(raw);', 'const cleaned = { ok: true, title: raw } as const;'],
  ]),
];

/** Breaks what the server answers, whom it refuses, and what it takes for an input. */
export const serverAnswers = [...answers, ...rights, ...validation];
