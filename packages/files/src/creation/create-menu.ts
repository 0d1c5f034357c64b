import type { FileCategory } from '@chartdock/contract';
import type { Capabilities } from '@chartdock/platform';

/** Lists the groups of the create menu in order (CREATE-32). */
export const CREATE_GROUPS = ['basic', 'professional', 'structure', 'more'] as const;

/** A group of the create menu. */
export type CreateGroup = (typeof CREATE_GROUPS)[number];

/** Names of the create menu's entries besides blank files. */
export type CreateExtra =
  | 'ai_prototype'
  | 'import'
  | 'folder'
  | 'template'
  | 'latex'
  | 'mermaid'
  | 'quick_start'
  | 'whiteboard_partner';

/** Id of an entry of the create menu: the category of a blank file, or the name of something else. */
export type CreateEntryId = FileCategory | CreateExtra;

/** Addresses and ids that the create menu takes from settings; an entry without its value is hidden. */
export interface CreateSettings {
  readonly aiPrototypeAddress?: string;
  readonly whiteboardPartnerAddress?: string;
  /** Page that makes the quick-start guide from its template. */
  readonly quickStartAddress?: string;
}

/** Effect of choosing an entry. */
export type CreateEffect =
  | { readonly type: 'file'; readonly category: FileCategory }
  | { readonly type: 'dialog'; readonly dialog: 'folder' | 'import' }
  | { readonly type: 'page'; readonly path: string }
  | { readonly type: 'address'; readonly address: string };

/** One entry of the create menu. */
export interface CreateEntry {
  readonly id: CreateEntryId;
  readonly group: CreateGroup;
  readonly effect: CreateEffect;
  readonly isBeta: boolean;
  /** Whether it shows only once its group is expanded (CREATE-13). */
  readonly isFurther: boolean;
}

/** Dependencies of the create menu. */
export interface CreateContext {
  /** Default: a host without rules of its own. */
  readonly host?: Pick<Capabilities, 'hideTemplateEntry'>;
  /** Whether the device counts as mobile, which hides markdown (CREATE-33). Default false. */
  readonly isMobile?: boolean;
  readonly settings?: CreateSettings;
}

interface CreateRow {
  readonly id: CreateEntryId;
  readonly group: CreateGroup;
  readonly isBeta?: true;
  readonly isFurther?: true;
  /** Returns undefined where the entry has nothing to lead to. */
  readonly effect: (settings: CreateSettings) => CreateEffect | undefined;
  readonly isHidden?: (context: CreateContext) => boolean;
}

const addressOf = (address: string | undefined): CreateEffect | undefined =>
  address === undefined || address === '' ? undefined : { type: 'address', address };

const files = (
  group: CreateGroup,
  categories: readonly FileCategory[],
  more: { readonly isBeta?: true; readonly isFurther?: true } = {},
): CreateRow[] =>
  categories.map((category) => ({
    id: category,
    group,
    effect: () => ({ type: 'file', category }),
    ...more,
  }));

const page = (id: CreateExtra, path: string): CreateRow => ({
  id,
  group: 'more',
  effect: () => ({ type: 'page', path }),
});

const dialog = (name: 'folder' | 'import'): CreateRow => ({
  id: name,
  group: 'more',
  effect: () => ({ type: 'dialog', dialog: name }),
});

/** Holds every entry in the documented order (CREATE-01..12, CREATE-14..34). */
const CREATE_TABLE: readonly CreateRow[] = [
  ...files('basic', ['flow', 'mind']),
  ...files('basic', ['markdown'], { isBeta: true }).map((row) => ({
    ...row,
    isHidden: ({ isMobile = false }: CreateContext) => isMobile,
  })),
  ...files('basic', ['outline'], { isBeta: true }),
  ...files('basic', ['board']),
  {
    id: 'ai_prototype',
    group: 'basic',
    effect: ({ aiPrototypeAddress }) => addressOf(aiPrototypeAddress),
  },
  ...files('professional', ['uml', 'er', 'table', 'plane', 'gantt', 'framework']),
  ...files('professional', ['network', 'swimlane', 'circuit', 'venn', 'bpmn', 'ui'], { isFurther: true }),
  ...files('structure', ['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket']),
  dialog('import'),
  dialog('folder'),
  { ...page('template', '/template_create'), isHidden: ({ host }) => host?.hideTemplateEntry ?? false },
  page('latex', '/latex'),
  page('mermaid', '/mermaid'),
  {
    id: 'quick_start',
    group: 'more',
    effect: ({ quickStartAddress }) => addressOf(quickStartAddress),
  },
  {
    id: 'whiteboard_partner',
    group: 'more',
    effect: ({ whiteboardPartnerAddress }) => addressOf(whiteboardPartnerAddress),
  },
];

/** Lists the entries that the file area carries out by itself: blank files, and folders. */
export const CREATE_ABILITIES: ReadonlySet<CreateEntryId> = new Set(
  CREATE_TABLE.filter(({ id, effect }) => id === 'folder' || effect({})?.type === 'file').map(({ id }) => id),
);

/**
 * Works out the create menu in order (CREATE-32): the host and the device hide some entries, and entries without an address
 * in settings are left out.
 */
export const createMenuFor = (context: CreateContext = {}): readonly CreateEntry[] =>
  CREATE_TABLE.flatMap(({ id, group, isBeta = false, isFurther = false, effect, isHidden }) => {
    const does = effect(context.settings ?? {});
    if (does === undefined || isHidden?.(context) === true) return [];
    return [{ id, group, effect: does, isBeta, isFurther }];
  });

/** Leaves the entries that someone can carry out, in the same order. */
export const createMenuWithin = (
  menu: readonly CreateEntry[],
  abilities: ReadonlySet<CreateEntryId>,
): readonly CreateEntry[] => menu.filter(({ id }) => abilities.has(id));
