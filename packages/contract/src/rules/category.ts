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
