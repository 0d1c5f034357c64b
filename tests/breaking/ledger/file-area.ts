import { breaksOf } from '../break-line.ts';

const files = (name: string): string => `packages/files/src/${name}.ts`;

const creating = [
  ...breaksOf(files('creation/create-menu'), [
    ['CREATE-01', "files('basic', ['flow', 'mind'])", "files('basic', ['mind'])"],
    ['CREATE-02', "files('basic', ['flow', 'mind'])", "files('basic', ['flow'])"],
    ['CREATE-03', "files('basic', ['markdown'], { isBeta: true })", "files('basic', ['markdown'])"],
    ['CREATE-03', "files('basic', ['markdown'], { isBeta: true })", "files('basic', [], { isBeta: true })"],
    ['CREATE-04', "files('basic', ['outline'], { isBeta: true })", "files('basic', ['outline'])"],
    ['CREATE-04', "files('basic', ['outline'], { isBeta: true })", "files('basic', [], { isBeta: true })"],
    ['CREATE-05', "files('basic', ['board'])", "files('basic', [])"],
    ['CREATE-06', "id: 'ai_prototype',\n    group: 'basic'", "id: 'ai_prototype',\n    group: 'more'"],
    [
      'CREATE-06',
      'effect: ({ aiPrototypeAddress }) => addressOf(aiPrototypeAddress)',
      'effect: () => undefined',
    ],
    ['CREATE-30', "id: 'quick_start',\n    group: 'more'", "id: 'quick_start',\n    group: 'basic'"],
    [
      'CREATE-31',
      "id: 'whiteboard_partner',\n    group: 'more'",
      "id: 'whiteboard_partner',\n    group: 'basic'",
    ],
    [
      'CREATE-31',
      'effect: ({ whiteboardPartnerAddress }) => addressOf(whiteboardPartnerAddress)',
      'effect: () => undefined',
    ],
    ['CREATE-34', 'host?.hideTemplateEntry ?? false', 'false'],
    [
      'CREATE-07',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['er', 'table', 'plane', 'gantt', 'framework']",
    ],
    [
      'CREATE-08',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['uml', 'table', 'plane', 'gantt', 'framework']",
    ],
    [
      'CREATE-09',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['uml', 'er', 'plane', 'gantt', 'framework']",
    ],
    [
      'CREATE-10',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['uml', 'er', 'table', 'gantt', 'framework']",
    ],
    [
      'CREATE-11',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['uml', 'er', 'table', 'plane', 'framework']",
    ],
    [
      'CREATE-12',
      "['uml', 'er', 'table', 'plane', 'gantt', 'framework']",
      "['uml', 'er', 'table', 'plane', 'gantt']",
    ],
    [
      'CREATE-14',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
    ],
    [
      'CREATE-15',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['network', 'circuit', 'venn', 'bpmn', 'ui']",
    ],
    [
      'CREATE-16',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['network', 'swimlane', 'venn', 'bpmn', 'ui']",
    ],
    [
      'CREATE-17',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['network', 'swimlane', 'circuit', 'bpmn', 'ui']",
    ],
    [
      'CREATE-18',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['network', 'swimlane', 'circuit', 'venn', 'ui']",
    ],
    [
      'CREATE-19',
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui']",
      "['network', 'swimlane', 'circuit', 'venn', 'bpmn']",
    ],
    [
      'CREATE-20',
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
      "['mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
    ],
    [
      'CREATE-21',
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
      "['mind_timeline', 'mind_org', 'mind_tree', 'mind_bracket']",
    ],
    [
      'CREATE-22',
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
      "['mind_timeline', 'mind_fishbone', 'mind_tree', 'mind_bracket']",
    ],
    [
      'CREATE-23',
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_bracket']",
    ],
    [
      'CREATE-24',
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']",
      "['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree']",
    ],
    ['CREATE-32', "  dialog('import'),\n  dialog('folder'),", "  dialog('folder'),\n  dialog('import'),"],
    ['CREATE-33', 'isHidden: ({ isMobile = false }: CreateContext) => isMobile', 'isHidden: () => false'],
  ]),
  ...breaksOf(files('creation/creation'), [
    [
      'QUOTA-06',
      'if (known === undefined || canCreateFile(known)) return undefined;',
      'if (known === undefined || known.usedFileCount > known.fileCount || canCreateFile(known)) return undefined;',
    ],
    ['QUOTA-09', 'if (refused !== undefined) return Promise.resolve(refused);', ''],
  ]),
  ...breaksOf(files('creation/creation-events'), [
    ['ERR-14', 'fileCreateFailed: said', 'fileCreateFailed: none'],
    ['ERR-17', "failed('folder.createFailed')", "failed('error.generic')"],
    ['ERR-18', "success('folder.createSucceeded')", "success('file.renamed')"],
  ]),
];

const notices = [
  ...breaksOf(files('favourites/favourite-events'), [
    ['ERR-19', "starred('favourite.added', item)", "starred('favourite.cancelled', item)"],
    [
      'ERR-20',
      "favouriteCancelled: ({ item }) => starred('favourite.cancelled', item)",
      "favouriteCancelled: ({ item }) => starred('favourite.added', item)",
    ],
    [
      'ERR-25',
      "favouriteCancelled: ({ item }) => starred('favourite.cancelled', item)",
      "favouriteCancelled: ({ item }) => starred('favourite.added', item)",
    ],
    [
      'ERR-25',
      "favouritesCancelled: () => success('favourite.cancelled')",
      "favouritesCancelled: () => success('favourite.added')",
    ],
  ]),
  ...breaksOf(files('trash/trash-events'), [
    ['ERR-21', "success('trash.restoreSucceeded')", "success('trash.deleteSucceeded')"],
    ['ERR-22', "failed('trash.restoreFailed')", "failed('trash.deleteFailed')"],
    ['ERR-23', "success('trash.deleteSucceeded')", "success('trash.restoreSucceeded')"],
    ['ERR-24', "failed('trash.deleteFailed')", "failed('trash.restoreFailed')"],
  ]),
  ...breaksOf(files('sharing/sharing-events'), [
    ['ERR-26', "success('collaboration.exitSucceeded')", "success('publish.done')"],
    ['ERR-27', "failed('collaboration.exitFailed')", "failed('error.generic')"],
    ['PUBLISH-06', 'duration: RESTRICTED_NOTICE_MS,', 'duration: 1500,'],
    [
      'PUBLISH-06',
      "tone: 'warning',\n    text: { key: 'error.accountRestricted' }",
      "tone: 'error',\n    text: { key: 'error.accountRestricted' }",
    ],
  ]),
];

const lists = [
  ...breaksOf(files('list/crumbs'), [
    [
      'CRUMB-01',
      'root: { folderId: ROOT_ID }, hidden',
      'root: { folderId: chain[0]?.folderId ?? ROOT_ID } as { folderId: typeof ROOT_ID }, hidden',
    ],
    ['CRUMB-01', 'shown: chain.slice(split) };', 'shown: chain.slice(split).reverse() };'],
    ['CRUMB-02', 'chain.length >= COLLAPSE_AT ?', 'chain.length >= COLLAPSE_AT - 1 ?'],
    ['CRUMB-03', 'chain.length >= COLLAPSE_AT ?', 'chain.length > COLLAPSE_AT ?'],
    ['CRUMB-03', 'chain.length - TAIL', 'chain.length - TAIL - 1'],
  ]),
  ...breaksOf(files('browsing/search.state'), [
    [
      'LIST-04',
      "return title === '' ? { mode: 'off', text } : { mode: 'on', text, title };",
      "return { mode: 'off', text };",
    ],
    ['LIST-05', 'text.trim().slice', 'text.slice'],
  ]),
  ...breaksOf(files('list/list-query'), [
    ['LIST-04', "at.search.mode === 'on'\n", "at.search.mode === 'on' && at.place.page !== 'trash'\n"],
  ]),
  ...breaksOf(files('list/fetch-page'), [
    ['PREF-13', 'category, ...wireSorting(sorting), keyword', 'category, keyword'],
    ['PREF-13', 'page: page + 1, pageSize, ...', 'page: page + 1, ...'],
  ]),
  ...breaksOf(files('selection/selection.state'), [
    ['LIST-07', 'picked.size === 0 ? NOTHING_PICKED', 'picked.size <= 1 ? NOTHING_PICKED'],
    ['LIST-08', 'picked.size === 0 ? NOTHING_PICKED :', 'picked.size < 0 ? NOTHING_PICKED :'],
  ]),
  ...breaksOf(files('items/item-role'), [
    [
      'PERM-01',
      "if (item.owner?.userId === userId) return 'owner';",
      "if (item.creator?.userId === userId) return 'owner';",
    ],
    ['PERM-02', "if (item.creator?.userId === userId) return 'creator';", ''],
    ['PERM-03', "item.isShared ? 'collaborator' : 'other'", "'other'"],
  ]),
];

const trash = breaksOf(files('trash/trash.state'), [
  ['LIFE-10', 'Math.max(0, trash.count - 1)', 'trash.count'],
  [
    'LIFE-11',
    "(): TrashCount => ({ status: 'known', count: 0 })",
    "(): TrashCount => ({ status: 'known', count: 1 })",
  ],
]);

const preferences = [
  ...breaksOf(files('preferences/preferences.state'), [
    ['PREF-01', 'folderId: ROOT_ID,', "folderId: '',"],
    ['PREF-02', "by: 'modified'", "by: 'title'"],
    ['PREF-03', "direction: 'desc'", "direction: 'asc'"],
    ['PREF-04', "diagrams: 'icon'", "diagrams: 'list'"],
    ['PREF-05', "favouriteKind: 'chart'", "favouriteKind: 'template'"],
  ]),
  ...breaksOf(files('preferences/preferences'), [
    ['PREF-06', '  write(STORAGE_KEYS.sort, before.sorting.direction, now.sorting.direction);\n', ''],
    ['PREF-07', '  write(STORAGE_KEYS.sortType, before.sorting.by, now.sorting.by);\n', ''],
    ['PREF-08', '  write(STORAGE_KEYS.folderId(userId), before.folderId, now.folderId);\n', ''],
  ]),
  ...breaksOf(files('preferences/load-preferences'), [
    ['PREF-06', 'oneOf(storage.get(STORAGE_KEYS.sort), DIRECTIONS, sorting.direction)', 'sorting.direction'],
    ['PREF-07', 'oneOf(storage.get(STORAGE_KEYS.sortType), SORT_FIELDS, sorting.by)', 'sorting.by'],
    ['PREF-08', 'storage.get(STORAGE_KEYS.folderId(userId)) || folderId', 'folderId'],
    ['PREF-09', '`chartdock.fileCount.${userId}`', '`chartdock.fileCount.${userId.length}`'],
  ]),
];

const retention = [
  ...breaksOf(files('retention/retention.state'), [
    ['RETAIN-01', 'if (remaining > 1) return undefined;', 'if (remaining > 2) return undefined;'],
    [
      'RETAIN-04',
      "decideRetention(figures) === 'ask' && !flags",
      "decideRetention(figures) === 'ask' && level === 0 && !flags",
    ],
    [
      'RETAIN-05',
      "decideRetention(figures) === 'ask' && !flags",
      "decideRetention(figures) === 'ask' && level === 1 && !flags",
    ],
    ['RETAIN-06', '&& !flags.visited.includes(level)', ''],
    ['RETAIN-08', 'if (remaining > 1) return undefined;', 'if (remaining > 2) return undefined;'],
    ['RETAIN-09', '    !figures.isTeamMember &&\n', ''],
    ['RETAIN-10', '    figures.trashCount >= 1 &&\n', ''],
    ['RETAIN-11', '    LIST_PAGES.has(figures.page) &&\n', ''],
    ['RETAIN-11', "  'shared',\n", ''],
    [
      'RETAIN-12',
      'LIST_PAGES.has(figures.page) &&\n    !flags.closed.includes(level)',
      'LIST_PAGES.has(figures.page)',
    ],
    [
      'RETAIN-12',
      'flags.closed.length > 0 ? { ...flags, closed: [] } : flags',
      'flags.closed.length > 0 ? flags : flags',
    ],
  ]),
  ...breaksOf(files('retention/retention'), [
    ['RETAIN-09', "orgMember || (auth?.teamId ?? '') !== ''", 'orgMember'],
  ]),
];

/** Breaks the rules of the file area. */
export const fileArea = [...creating, ...notices, ...lists, ...trash, ...preferences, ...retention];
