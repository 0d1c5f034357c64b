import { FILE_CATEGORIES } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import { CREATE_ABILITIES, createMenuFor, createMenuWithin } from '@chartdock/files';
import type { CreateContext, CreateEntryId, CreateGroup, CreateSettings } from '@chartdock/files';
import type { Capabilities } from '@chartdock/platform';
import type { JSX } from 'react';
import type { TextKey, TranslateText } from '../../foundation/i18n/text-keys.ts';
import {
  externalIcon,
  formulaIcon,
  importIcon,
  workflowIcon,
} from '../../foundation/icons/interface-icons.ts';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import type { IconKind } from '../../foundation/icons/icon-kind.ts';
import type { MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';

/** Id of the entry that makes a folder; every other entry's id is a category. */
export const folderEntryId = 'folder';

/** Id of the entry that opens the import dialog (CREATE-25). */
export const importEntryId = 'import';

interface EntryLook {
  readonly text: TextKey;
  readonly look: Pick<MenuEntry, 'art' | 'icon'>;
}

/** Pages that the create menu can lead to, with how their entries look (CREATE-27..29). */
const pageLooks = {
  template: { text: 'create.template', look: { art: <KindIcon kind="template" /> } },
  latex: { text: 'create.latex', look: { icon: formulaIcon } },
  mermaid: { text: 'create.mermaid', look: { icon: workflowIcon } },
} as const satisfies Readonly<Record<string, EntryLook>>;

/** Entries that lead to addresses of settings, with how they look (CREATE-06, CREATE-30, CREATE-31). */
const addressLooks = {
  ai_prototype: { text: 'create.aiPrototype', look: { art: <KindIcon kind="ui" /> } },
  quick_start: { text: 'create.quickStart', look: { art: <KindIcon kind="mind" /> } },
  whiteboard_partner: { text: 'create.whiteboardPartner', look: { icon: externalIcon } },
} as const satisfies Partial<Record<CreateEntryId, EntryLook>>;

const isAddressEntry = (id: string): id is keyof typeof addressLooks => id in addressLooks;

const isCreatePage = (id: string): id is keyof typeof pageLooks => id in pageLooks;

/** Decisions of a host about the create menu. */
export type CreateHost = Pick<Capabilities, 'hideTemplateEntry'>;

/** Where an entry of the create menu leads to: a page of the host, or an address in a window of its own. */
export type CreateTarget = { readonly page: string } | { readonly address: string };

/** Finds where an entry of the create menu leads to; undefined for one that makes something. */
export const createTargetOf = (id: string, settings: CreateSettings = {}): CreateTarget | undefined => {
  const effect = createMenuFor({ settings }).find((entry) => entry.id === id)?.effect;
  if (effect?.type === 'page') return { page: effect.path };
  return effect?.type === 'address' ? { address: effect.address } : undefined;
};

/** Groups that open beside the menu (CREATE-07..24). */
const submenus: readonly {
  readonly group: CreateGroup;
  readonly text: TextKey;
  readonly art: JSX.Element;
}[] = [
  { group: 'professional', text: 'create.professional', art: <KindIcon kind="framework" /> },
  { group: 'structure', text: 'create.structure', art: <KindIcon kind="tree" /> },
];

/** Returns whether an id of the create menu is a category of files. */
export const isCreateCategory = (id: string): id is FileCategory =>
  FILE_CATEGORIES.some((category) => category === id);

/** A group of blank files that the create page shows under one heading. */
export interface CreateSection {
  readonly group: CreateGroup;
  readonly title: TextKey;
  readonly files: readonly {
    readonly category: FileCategory;
    readonly icon: IconKind;
    readonly isBeta: boolean;
    /** Whether it is folded until someone asks for more (CREATE-13). */
    readonly isFurther: boolean;
  }[];
}

/** Lists the groups of blank files in the documented order (CREATE-32). */
export const createSections = (context: { readonly isMobile: boolean }): readonly CreateSection[] => {
  const menu = createMenuWithin(createMenuFor(context), CREATE_ABILITIES);
  const filesOf = (group: CreateGroup): CreateSection['files'] =>
    menu.flatMap(({ group: itsGroup, effect, isBeta, isFurther }) =>
      itsGroup === group && effect.type === 'file'
        ? [{ category: effect.category, icon: iconKindOf(effect.category), isBeta, isFurther }]
        : [],
    );
  return [
    { group: 'basic', title: 'create.basic', files: filesOf('basic') },
    { group: 'professional', title: 'create.professional', files: filesOf('professional') },
    { group: 'structure', title: 'create.structure', files: filesOf('structure') },
  ];
};

/** Lists the entries of the create menu in the documented order (CREATE-32). */
export const createEntries = (
  t: TranslateText,
  options: {
    readonly withMarkdown: boolean;
    readonly withImport?: boolean;
    /** Whether the host has the pages of templates, formulas and Mermaid diagrams. Default false. */
    readonly withPages?: boolean;
    /** Decisions of the host about entries (CREATE-34). Default nothing. */
    readonly host?: CreateHost | undefined;
    /** Addresses of entries; one without is left out. Default none. */
    readonly settings?: CreateSettings | undefined;
  },
): MenuEntry[] => {
  const menu = createMenuWithin(createMenuFor({ isMobile: !options.withMarkdown }), CREATE_ABILITIES);
  const { host, settings = {} } = options;
  const leading = leadingEntries(t, { settings, ...(host && { host }) }, options.withPages === true);
  const entriesOf = (group: CreateGroup, isFurther = false): MenuEntry[] =>
    menu.flatMap((entry) =>
      entry.group === group && entry.isFurther === isFurther && entry.effect.type === 'file'
        ? {
            id: entry.effect.category,
            label: t(`kind.${entry.effect.category}`),
            art: <KindIcon kind={iconKindOf(entry.effect.category)} />,
            ...(entry.isBeta && { badge: t('common.beta') }),
          }
        : [],
    );
  const withFurther = (group: CreateGroup): MenuEntry[] => {
    const further = entriesOf(group, true);
    const fold = { id: `${group}-further`, label: t('create.further'), startsGroup: true, unfolds: further };
    return [...entriesOf(group), ...(further.length > 0 ? [fold] : [])];
  };
  return [
    ...entriesOf('basic'),
    ...leading('basic'),
    ...submenus.map(({ group, text, art }, at) => ({
      id: group,
      label: t(text),
      startsGroup: at === 0,
      art,
      children: withFurther(group),
    })),
    ...(options.withImport === true
      ? [{ id: importEntryId, label: t('create.import'), icon: importIcon, startsGroup: true }]
      : []),
    {
      id: folderEntryId,
      label: t('create.folder'),
      art: <KindIcon kind="folder" />,
      startsGroup: options.withImport !== true,
    },
    ...leading('more'),
  ];
};

/** Lists the entries of a group that lead to pages of the host or to addresses of settings. */
const leadingEntries =
  (t: TranslateText, context: CreateContext, withPages: boolean) =>
  (wanted: CreateGroup): MenuEntry[] =>
    createMenuFor(context).flatMap(({ id, group }): MenuEntry[] => {
      const entry = group === wanted ? lookOf(id, withPages) : undefined;
      return entry === undefined ? [] : [{ id, label: t(entry.text), ...entry.look }];
    });

const lookOf = (id: string, withPages: boolean): EntryLook | undefined => {
  if (isAddressEntry(id)) return addressLooks[id];
  return withPages && isCreatePage(id) ? pageLooks[id] : undefined;
};
