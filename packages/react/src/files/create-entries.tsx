import type { FileCategory } from '@chartdock/contract';
import type { TextKey, TranslateText } from '../i18n/texts.ts';
import { KindIcon } from '../icons/KindIcon.tsx';
import { iconKindOf } from '../icons/icon-kind.ts';
import type { MenuEntry } from '../primitives/menu.types.ts';

/** Id of the entry that makes a folder; every other entry's id is a category. */
export const folderEntryId = 'folder';

interface CreateGroup {
  readonly id: string;
  readonly text: TextKey;
  readonly categories: readonly FileCategory[];
}

/** Holds the basic shapes of the create menu (CREATE-01..05). */
export const basicCategories: readonly FileCategory[] = ['flow', 'mind', 'outline', 'markdown', 'board'];

const betaCategories: ReadonlySet<FileCategory> = new Set<FileCategory>(['markdown', 'outline']);

/** Holds the groups of the create menu that open beside it (CREATE-07..24). */
export const createGroups: readonly CreateGroup[] = [
  {
    id: 'professional',
    text: 'create.professional',
    categories: [
      'uml',
      'er',
      'table',
      'plane',
      'gantt',
      'framework',
      'network',
      'swimlane',
      'circuit',
      'venn',
      'bpmn',
      'ui',
    ],
  },
  {
    id: 'structure',
    text: 'create.structure',
    categories: ['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket'],
  },
];

const entryOf = (category: FileCategory, t: TranslateText): MenuEntry => ({
  id: category,
  label: t(`kind.${category}`),
  art: <KindIcon kind={iconKindOf(category)} />,
  ...(betaCategories.has(category) && { badge: t('common.beta') }),
});

/** Lists the entries of the create menu in the documented order (CREATE-32). */
export const createEntries = (t: TranslateText, options: { readonly withMarkdown: boolean }): MenuEntry[] => [
  ...basicCategories
    .filter((category) => options.withMarkdown || category !== 'markdown')
    .map((category) => entryOf(category, t)),
  ...createGroups.map((group, at) => ({
    id: group.id,
    label: t(group.text),
    startsGroup: at === 0,
    art: <KindIcon kind={group.id === 'professional' ? 'framework' : 'tree'} />,
    children: group.categories.map((category) => entryOf(category, t)),
  })),
  { id: folderEntryId, label: t('create.folder'), art: <KindIcon kind="folder" />, startsGroup: true },
];

/** Tells whether an id of the create menu is a category of files. */
export const isCreateCategory = (id: string): id is FileCategory =>
  [...basicCategories, ...createGroups.flatMap((group) => group.categories)].some(
    (category) => category === id,
  );
