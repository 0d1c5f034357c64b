import type { FileCategory } from '../file-categories.ts';

/** Kind of a file or folder, told from its category. */
export type FileKind =
  | 'ui'
  | 'outline'
  | 'folder'
  | 'board'
  | 'uml'
  | 'network'
  | 'bpmn'
  | 'mind_org'
  | 'mind_org_multistage'
  | 'markdown'
  | 'mind'
  | 'flow';

const OWN_KINDS: ReadonlySet<string> = new Set<FileKind>([
  'ui',
  'outline',
  'folder',
  'board',
  'uml',
  'network',
  'bpmn',
  'mind_org',
  'mind_org_multistage',
  'markdown',
]);

const isOwnKind = (category: string): category is FileKind => OWN_KINDS.has(category);

/** Tells the kind of a category (CAT-01..12): named kinds first, then anything with "mind" in it, all else is a flow chart. */
export const kindOfCategory = (category: string | undefined): FileKind => {
  if (category === undefined) return 'flow';
  if (isOwnKind(category)) return category;
  return category.includes('mind') ? 'mind' : 'flow';
};

/** Lists the chart types of the documents (CAT-13). */
export const CHART_TYPES = [
  'flow',
  'mind',
  'mind_free',
  'outline',
  'ui',
  'uml',
  'network',
  'mind_org',
  'mind_org_multistage',
  'bpmn',
  'markdown',
] as const;

/** A chart type of the documents. */
export type ChartType = (typeof CHART_TYPES)[number];

/** Tells the chart type stored with a category: its own when it is a chart type, else that of its kind. */
export const chartTypeOf = (category: string): ChartType => {
  const own = CHART_TYPES.find((type) => type === category);
  if (own !== undefined) return own;
  return kindOfCategory(category) === 'mind' ? 'mind' : 'flow';
};

const EDITORS: Readonly<Record<Exclude<FileKind, 'folder'>, string>> = {
  mind: '/mindmap/',
  mind_org: '/mindmap/',
  mind_org_multistage: '/mindmap/',
  outline: '/outline/',
  markdown: '/markdown_editor/',
  board: '/f/',
  flow: '/diagraming/',
  ui: '/diagraming/',
  uml: '/diagraming/',
  network: '/diagraming/',
  bpmn: '/diagraming/',
};

/** Builds the path that opens a file from a list (ROUTE-50); a folder opens in My files. */
export const openAddress = (category: string | undefined, id: string): string => {
  const kind = kindOfCategory(category);
  return kind === 'folder'
    ? `/diagrams?folder=${encodeURIComponent(id)}`
    : EDITORS[kind] + encodeURIComponent(id);
};

/**
 * Builds the path of a new blank file (ROUTE-37..39, 41). A whiteboard has none (ROUTE-42): it is created first and
 * opened by its id, so the response is undefined.
 */
export const newFileAddress = (category: FileCategory): string | undefined => {
  const kind = kindOfCategory(category);
  if (kind === 'board' || kind === 'folder') return undefined;
  return `${EDITORS[kind]}new?category=${encodeURIComponent(category)}`;
};
