import { TEMPLATE_SCENES, TEMPLATE_TOPICS } from '@chartdock/contract';
import type { FileCategory, TemplateKind } from '@chartdock/contract';
import { drawDraft } from '@chartdock/drafting';
import type { DraftFault } from '@chartdock/drafting';
import { THEMES } from '@chartdock/documents';
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
  /** Number of the line that names it; 1 for the house. */
  readonly ownerLine: number;
  readonly category: FileCategory;
  readonly definitions: Readonly<Record<Language, Definition>>;
}

/** A wrong line of a source. */
export interface SourceFault extends DraftFault {
  readonly file: string;
}

/** Result of reading a source. */
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

type Saying = (value: string) => BothTexts;

const absent =
  (name: string): Saying =>
  () => ({ zh: `缺少 ${name}: 这一行`, en: `The line ${name}: is missing` });

/** Faults of the lines of a head, and of the place of a file. */
const SAYINGS: Readonly<Record<string, Saying>> = {
  path: (value) => ({
    zh: `${value} 不是场景中的文件，应为 flow/场景/名称.txt 或 mind/场景/名称.txt`,
    en: `${value} lies in no scene: it should be flow/SCENE/NAME.txt or mind/SCENE/NAME.txt`,
  }),
  title: absent('title'),
  about: absent('about'),
  tags: absent('tags'),
  topics: (value) => ({ zh: `没有主题 ${value}`, en: `Its kind has no topic ${value}` }),
  theme: (value) => ({ zh: `没有配色 ${value}`, en: `There is no theme ${value}` }),
  price: (value) => ({
    zh: `价格应为 free、9.90 这样的元数或 member 6.90，不能是“${value}”`,
    en: `The price is free, yuan such as 9.90, or member 6.90, not “${value}”`,
  }),
  partnerPrice: () => ({
    zh: '合作方的模板不能对本站会员免费',
    en: 'A template of a partner cannot be free for our members',
  }),
  unknown: (value) => ({ zh: `没有 ${value}: 这样的行`, en: `There is no line ${value}:` }),
};

const NAMES: ReadonlySet<string> = new Set(['title', 'about', 'topics', 'tags', 'price', 'owner', 'theme']);

const both = (text: string): BothTexts => {
  const [zh = '', en = zh] = text.split(' | ').map((one) => one.trim());
  return { zh, en };
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

type Head = ReadonlyMap<string, HeadLine>;

const valueIn = (head: Head, name: string): string => head.get(name)?.value ?? '';

interface Price {
  readonly fen: number;
  readonly forMembers: boolean;
}

const priceOf = (text: string): Price | undefined => {
  const [, free, member, yuan = '0', fen = '0'] = PRICE.exec(text) ?? [];
  if (free !== undefined) return { fen: 0, forMembers: false };
  const all = Number(yuan) * 100 + Number(fen);
  return all === 0 ? undefined : { fen: all, forMembers: member !== undefined };
};

const isPlace = (table: typeof TEMPLATE_SCENES, kind: TemplateKind, name: string): boolean =>
  table[kind].some(({ category }) => category === name);

/** Categories of a partner beside the scenes of ours; undefined for sources that are no partner's. */
export type OwnCategories = readonly { readonly category: string }[] | undefined;

const isScene = (kind: TemplateKind, scene: string, own: OwnCategories = []): boolean =>
  own.some(({ category }) => category === scene) ||
  (isPlace(TEMPLATE_SCENES, kind, scene) && scene !== 'featured');

interface WrongLine {
  /** Name of the line that is wrong. */
  readonly name: string;
  readonly texts: BothTexts;
}

const wrong = (saying: string, value: string, name = saying): WrongLine => ({
  name,
  texts: SAYINGS[saying]?.(value) ?? { zh: value, en: value },
});

const wrongPrice = (head: Head, own: OwnCategories): readonly WrongLine[] => {
  const value = valueIn(head, 'price');
  const price = priceOf(value);
  if (price === undefined) return [wrong('price', value)];
  return price.forMembers && own !== undefined ? [wrong('partnerPrice', value, 'price')] : [];
};

/** Lists the lines of a head that are missing or wrong. */
const wrongLines = (
  head: Head,
  { kind, scene, slug }: SourcePlace,
  own: OwnCategories,
): readonly WrongLine[] => {
  const missing = ['title', 'about', 'tags'].filter((name) => valueIn(head, name) === '');
  const topics = listOf(valueIn(head, 'topics')).filter((topic) => !isPlace(TEMPLATE_TOPICS, kind, topic));
  const theme = valueIn(head, 'theme');
  return [
    ...(isScene(kind, scene, own) ? [] : [wrong('path', `${kind}/${scene}/${slug}.txt`)]),
    ...[...head.keys()].filter((name) => !NAMES.has(name)).map((name) => wrong('unknown', name, name)),
    ...missing.map((name) => wrong(name, '')),
    ...topics.slice(0, 1).map((topic) => wrong('topics', topic)),
    ...(['', 'default'].includes(theme) || THEMES.has(theme) ? [] : [wrong('theme', theme)]),
    ...wrongPrice(head, own),
  ];
};

/** Draws the body of a source in both languages. */
const drawBody = (
  { path, text }: SourceFile,
  head: Head,
): {
  readonly definitions: Partial<Record<Language, Definition>>;
  readonly faults: readonly SourceFault[];
} => {
  const cut = text.search(SEPARATOR);
  const body = cut < 0 ? '' : text.slice(cut + 3);
  const firstLine = text.slice(0, Math.max(0, cut)).split('\n').length;
  const title = both(valueIn(head, 'title'));
  const named = valueIn(head, 'theme');
  const definitions: Partial<Record<Language, Definition>> = {};
  const faults: SourceFault[] = [];
  for (const language of SOURCE_LANGUAGES) {
    const theme = named === '' ? 'default' : named;
    const outcome = drawDraft(body, { title: title[language], language, theme, firstLine });
    if (outcome.status === 'drawn') definitions[language] = outcome.definition;
    else if (faults.length === 0) faults.push(...outcome.faults.map((one) => ({ file: path, ...one })));
  }
  return { definitions, faults };
};

/** Reads everything in a head besides its price. */
const readTexts = (head: Head) => {
  const tags = both(valueIn(head, 'tags'));
  const owner = valueIn(head, 'owner');
  return {
    topics: listOf(valueIn(head, 'topics')),
    title: both(valueIn(head, 'title')),
    about: both(valueIn(head, 'about')),
    tags: { zh: listOf(tags.zh), en: listOf(tags.en) },
    owner: owner === '' ? undefined : owner,
    ownerLine: head.get('owner')?.line ?? 1,
  };
};

interface SourcePlace {
  readonly kind: TemplateKind;
  readonly scene: string;
  readonly slug: string;
}

const placeOf = (path: string): SourcePlace | undefined => {
  const [, kind, scene = '', slug = ''] = PATH.exec(path) ?? [];
  return kind === 'flow' || kind === 'mind' ? { kind, scene, slug } : undefined;
};

const categoryOf = (body: string): FileCategory => CATEGORIES[/\S+/.exec(body)?.[0] ?? ''] ?? 'flow';

/**
 * Reads a source: its head of `name: value` lines, `---`, and the draft; that of a partner may lie in categories of its own.
 * Faults come with file and line.
 */
export const readSource = (file: SourceFile, own?: OwnCategories): SourceReading => {
  const { path, text } = file;
  const place = placeOf(path);
  if (place === undefined)
    return { status: 'refused', faults: [{ file: path, line: 1, ...wrong('path', path).texts }] };
  const [before, ...after] = text.split(SEPARATOR);
  const head = readHead(before ?? '');
  const refused = wrongLines(head, place, own).map(({ name, texts }): SourceFault => ({
    file: path,
    line: head.get(name)?.line ?? 1,
    ...texts,
  }));
  const { definitions, faults } = drawBody(file, head);
  const { zh, en } = definitions;
  const price = priceOf(valueIn(head, 'price'));
  if (refused.length > 0 || zh === undefined || en === undefined || price === undefined)
    return { status: 'refused', faults: [...refused, ...faults] };
  const drawn = { category: categoryOf(after.join('')), definitions: { zh, en } };
  const sold = { priceFen: price.fen, forMembers: price.forMembers };
  return { status: 'read', source: { ...place, ...readTexts(head), ...sold, ...drawn } };
};

interface HeadLine {
  readonly value: string;
  readonly line: number;
}

const readHead = (text: string): Head =>
  new Map(
    text.split(/\r?\n/).flatMap((whole, index) => {
      const [, name, value = ''] = /^(\w+):\s*(.*)/s.exec(whole.trim()) ?? [];
      return name === undefined ? [] : [[name, { value: value.trim(), line: index + 1 }] as const];
    }),
  );
