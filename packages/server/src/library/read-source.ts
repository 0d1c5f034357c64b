import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from '@chartdock/contract';
import type { FileCategory, TemplateKind } from '@chartdock/contract';
import { drawDraft } from '@chartdock/drafting';
import type { DraftFault } from '@chartdock/drafting';
import type { Definition } from '@chartdock/documents';

/** Languages that a source is written in. */
export const SOURCE_LANGUAGES = ['zh', 'en'] as const;

type Language = (typeof SOURCE_LANGUAGES)[number];

/** A text in both languages. */
export type BothTexts = Readonly<Record<Language, string>>;

/** A template as its source says it, drawn in both languages. */
export interface TemplateSource {
  /** Name of its file, without the ending. */
  readonly slug: string;
  readonly kind: TemplateKind;
  readonly scene: string;
  readonly topics: readonly string[];
  readonly title: BothTexts;
  readonly about: BothTexts;
  readonly tags: Readonly<Record<Language, readonly string[]>>;
  readonly priceFen: number;
  /** Whether it is free for members, and a template of the house. */
  readonly forMembers: boolean;
  /** Name of the account that made it; undefined for the house. */
  readonly owner: string | undefined;
  readonly category: FileCategory;
  readonly definitions: Readonly<Record<Language, Definition>>;
}

/** A wrong line of a source. */
export interface SourceFault extends DraftFault {
  readonly file: string;
}

/** What came of a source. */
export type SourceReading =
  | { readonly status: 'read'; readonly source: TemplateSource }
  | { readonly status: 'refused'; readonly faults: readonly SourceFault[] };

/** Where a source lies below its folder: `flow/er/shop-data-model.txt`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Categories of files by the kind of their drawing. */
const CATEGORIES: Readonly<Record<string, FileCategory>> = {
  flow: 'flow',
  network: 'network',
  state: 'uml',
  er: 'er',
  class: 'uml',
  lanes: 'swimlane',
  bpmn: 'bpmn',
  sequence: 'uml',
  gantt: 'gantt',
  venn: 'venn',
  usecase: 'uml',
  layers: 'framework',
  screens: 'ui',
  cycle: 'flow',
  matrix: 'flow',
  table: 'table',
  mind: 'mind_free',
  right: 'mind',
  org: 'mind_org',
  stages: 'mind_org_multistage',
  tree: 'mind_tree',
  bracket: 'mind_bracket',
  timeline: 'mind_timeline',
  fishbone: 'mind_fishbone',
  outline: 'outline',
};

const PRICE = /^(?:(free)|(member )?(\d{1,4})\.(\d{2}))$/;
const SEPARATOR = /^---$/m;
const PATH = /^(flow|mind)\/([\w-]+)\/([\w-]+)\.txt$/;

const MISSING = { zh: '这一行缺少或不正确', en: 'This line is missing or wrong' } as const;

const both = (text: string): BothTexts => {
  const [zh = '', en = zh] = text.split(' | ').map((one) => one.trim());
  return { zh, en };
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads a source: its head of `name: value` lines, `---`, and the draft. Faults come with file and line. */
export const readSource = ({ path, text }: SourceFile): SourceReading => {
  const [, kind, scene = '', slug = ''] = PATH.exec(path) ?? [];
  const cut = text.search(SEPARATOR);
  const head = readHead(cut < 0 ? text : text.slice(0, cut));
  const faults: SourceFault[] = [];
  const fault = (line: number): void => void faults.push({ file: path, line, ...MISSING });
  if (kind !== 'flow' && kind !== 'mind')
    return { status: 'refused', faults: [{ file: path, line: 1, ...MISSING }] };
  const isKnown = (table: typeof TEMPLATE_SCENES, name: string): boolean =>
    table[kind].some(({ category }) => category === name);
  if (!isKnown(TEMPLATE_SCENES, scene) || scene === 'featured') fault(1);
  const value = (name: string): string => head.get(name)?.value ?? '';
  const lineOf = (name: string): number => head.get(name)?.line ?? 1;
  for (const name of ['title', 'about', 'tags', 'price']) if (value(name) === '') fault(lineOf(name));
  const topics = listOf(value('topics'));
  if (!topics.every((topic) => isKnown(TEMPLATE_TOPICS, topic))) fault(lineOf('topics'));
  const [, free, member, yuan = '0', fen = '0'] = PRICE.exec(value('price')) ?? [];
  if (free === undefined && Number(yuan) * 100 + Number(fen) === 0) fault(lineOf('price'));
  const title = both(value('title'));
  const body = cut < 0 ? '' : text.slice(cut + 3);
  const firstLine = text.slice(0, Math.max(0, cut)).split('\n').length;
  const draw = (language: Language): Definition | undefined => {
    const theme = value('theme') === '' ? 'default' : value('theme');
    const outcome = drawDraft(body, { title: title[language], language, theme, firstLine });
    if (outcome.status === 'drawn') return outcome.definition;
    if (language === 'zh') faults.push(...outcome.faults.map((one) => ({ file: path, ...one })));
    return undefined;
  };
  const [zh, en] = [draw('zh'), draw('en')];
  if (faults.length > 0 || zh === undefined || en === undefined) return { status: 'refused', faults };
  const tags = both(value('tags'));
  const owner = value('owner');
  return {
    status: 'read',
    source: {
      slug,
      kind,
      scene,
      topics,
      title,
      about: both(value('about')),
      tags: { zh: listOf(tags.zh), en: listOf(tags.en) },
      priceFen: Number(yuan) * 100 + Number(fen),
      forMembers: member !== undefined,
      owner: owner === '' ? undefined : owner,
      category: CATEGORIES[/\S+/.exec(body)?.[0] ?? ''] ?? 'flow',
      definitions: { zh, en },
    },
  };
};

interface HeadLine {
  readonly value: string;
  readonly line: number;
}

const readHead = (text: string): ReadonlyMap<string, HeadLine> =>
  new Map(
    text.split(/\r?\n/).flatMap((whole, index) => {
      const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(whole.trim()) ?? [];
      return name === undefined ? [] : [[name, { value: value.trim(), line: index + 1 }] as const];
    }),
  );
