import { breaksOf } from '../break-line.ts';

const core = (name: string): string => `packages/templates/src/${name}.ts`;

/** Breaks what the core of the template library decides. */
export const templates = [
  ...breaksOf('packages/contract/src/rules/template-places.ts', [
    ['SCENE-01', "place('human-resources', '人力资源', 'Human resources'),", ''],
    ['SCENE-02', "place('venn', '韦恩图', 'Venn'),", ''],
    ['SCENE-03', "place('analysis-methods', '分析方法', 'Analysis methods'),", ''],
    ['SCENE-04', "place('law', '法律', 'Law'),", ''],
    ['SCENE-08', "'Study notes'", "''"],
    ['SCENE-08', "'读书笔记'", "'Study'"],
    ['TPL-13', "flow: [\n    place('featured', '精选推荐', 'Featured'),", 'flow: ['],
  ]),
  ...breaksOf(core('places/places'), [
    ['SCENE-05', 'name: place[locale]', "name: ''"],
    ['SCENE-06', "'special', locale", "'scene', locale"],
    ['SCENE-06', "'scene', locale", "'special', locale"],
  ]),
  ...breaksOf(core('places/kinds'), [['TPL-02', "view === 'template'", "view !== 'none'"]]),
  ...breaksOf(core('places/scene-split'), [
    ['TPL-08', '{ from: 0, count: 5 }', '{ from: 0, count: 6 }'],
    ['TPL-08', 'from: 1050', 'from: 1049'],
    ['TPL-09', 'from: 1050', 'from: 1051'],
    ['TPL-09', 'from: 1440', 'from: 1439'],
    ['TPL-10', 'from: 1440', 'from: 1441'],
    ['TPL-10', 'count: 18', 'count: 14'],
    ['TPL-11', 'NO_MORE_FROM = 15', 'NO_MORE_FROM = 16'],
    ['TPL-11', 'NO_MORE_FROM = 15', 'NO_MORE_FROM = 14'],
  ]),
  ...breaksOf(core('places/tile-press'), [
    ['TPL-15', 'DRAG_FROM_MS = 200', 'DRAG_FROM_MS = 201'],
    ['TPL-15', '!dragged &&', ''],
  ]),
  ...breaksOf(core('places/category-query'), [
    ['ROUTE-11', "name: query.get('name')", "name: query.get('title')"],
    ['ROUTE-11', "category: query.get('category')", "category: query.get('scene')"],
    ['ROUTE-11', "query.get('position')", "query.get('index')"],
    ['TPL-16', 'category !== HISTORY', 'category !== null'],
  ]),
  ...breaksOf(core('cards/price-kind'), [
    ['TPL-33', "'paid' : 'member'", "'paid' : 'free'"],
    ['TPL-34', 'owner !== undefined ||', ''],
    ['TPL-34', "(ownerId !== undefined && ownerId !== '')", 'false'],
    ['TPL-35', '!(price > 0)', 'price === 0'],
  ]),
  ...breaksOf(core('cards/use-text'), [
    ['TPL-36', "member: 'template.useMemberFree'", "member: 'template.useFree'"],
    ['TPL-37', "paid: 'template.usePaid'", "paid: 'template.useFree'"],
    ['TPL-37', 'String(whole) :', "'0' :"],
    ['TPL-38', "free: 'template.useFree'", "free: 'template.useMemberFree'"],
  ]),
  ...breaksOf(core('cards/viewer-kind'), [
    ['TPL-25', "kind === 'outline'", "kind === 'flow'"],
    ['TPL-25', "startsWith('mind')", "endsWith('mind')"],
  ]),
  ...breaksOf(core('cards/template-address'), [
    ['ROUTE-40', "'/diagraming/new'", "'/newfile'"],
    ['ROUTE-40', '&team=', '&folder='],
  ]),
  ...breaksOf('packages/react/src/templates/cards/TemplateCover.tsx', [
    ['TPL-20', 'src={address}', 'src=""'],
  ]),
  ...breaksOf('packages/react/src/templates/cards/TemplateCardView.tsx', [
    ['TPL-21', '          {title}\n', "          {''}\n"],
  ]),
  ...breaksOf('packages/react/src/templates/places/TopicStrip.tsx', [
    ['SCENE-07', 'onPointerEnter={() => setHover(true)}', ''],
  ]),
  ...breaksOf(core('list/ask-page'), [
    ['TPL-40', 'curPage: pages + 1', 'curPage: pages + 2'],
    ['TPL-41', "category === undefined || category === '' ? {}", 'true ? {}'],
    ['TPL-41', "keyword === undefined || keyword === '' ? {}", 'true ? {}'],
  ]),
  ...breaksOf(core('list/template-list'), [
    ['TPL-28', "{ chartId, fileType: 'template' }", "{ chartId: '', fileType: 'template' }"],
  ]),
  ...breaksOf(core('using/template-use'), [
    ['TPL-27', '? await clone(card, place)', '? next'],
    ['CLONE-11', '      chartId,\n      ...(category', "      chartId: '',\n      ...(category"],
    ['CLONE-11', 'category === undefined ? {} : { category }', 'category === undefined ? { category } : {}'],
    [
      'CLONE-11',
      'folderId === undefined ? {} : { root: folderId }',
      'folderId === undefined ? { root: folderId } : {}',
    ],
  ]),
  ...breaksOf(core('using/clone-flow'), [
    ['CLONE-01', "['clone', (chartId) => ({ step: 'cloning', chartId })],", ''],
    ['CLONE-03', "['overd', (chartId) => ({ step: 'upgrade', chartId, reason: 'quota' })],", ''],
    ['CLONE-04', "refused(chartId, 'error.templateUnavailable')", "refused(chartId, 'clone.empty')"],
    ['CLONE-05', "refused(chartId, 'clone.empty')", "refused(chartId, 'clone.checkFailed')"],
    ['CLONE-06', "?? 'clone.checkFailed'", "?? 'clone.empty'"],
    ['CLONE-07', "[CODE.upgradeNeeded, 'quota'],", ''],
    ['CLONE-08', 'branch === undefined', 'false'],
  ]),
];
