import { FILE_CATEGORIES } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import { CREATE_ABILITIES, createMenuFor, createMenuWithin } from '@chartdock/files';
import type { CreateGroup } from '@chartdock/files';
import type { JSX } from 'react';
import type { TextKey, TranslateText } from '../i18n/texts.ts';
import { KindIcon } from '../icons/KindIcon.tsx';
import { iconKindOf } from '../icons/icon-kind.ts';
import type { MenuEntry } from '../primitives/menu.types.ts';

/** Id of the entry that makes a folder; every other entry's id is a category. */
export const folderEntryId = 'folder';

/** Groups that open beside the menu (CREATE-07..24). */
const submenus: readonly {
  readonly group: CreateGroup;
  readonly text: TextKey;
  readonly art: JSX.Element;
}[] = [
  { group: 'professional', text: 'create.professional', art: <KindIcon kind="framework" /> },
  { group: 'structure', text: 'create.structure', art: <KindIcon kind="tree" /> },
];

/** Tells whether an id of the create menu is a category of files. */
export const isCreateCategory = (id: string): id is FileCategory =>
  FILE_CATEGORIES.some((category) => category === id);

/** Lists the entries of the create menu in the documented order (CREATE-32). */
export const createEntries = (t: TranslateText, options: { readonly withMarkdown: boolean }): MenuEntry[] => {
  const menu = createMenuWithin(createMenuFor({ isMobile: !options.withMarkdown }), CREATE_ABILITIES);
  const entriesOf = (group: CreateGroup): MenuEntry[] =>
    menu.flatMap((entry) =>
      entry.group === group && entry.effect.type === 'file'
        ? {
            id: entry.effect.category,
            label: t(`kind.${entry.effect.category}`),
            art: <KindIcon kind={iconKindOf(entry.effect.category)} />,
            ...(entry.isBeta && { badge: t('common.beta') }),
          }
        : [],
    );
  return [
    ...entriesOf('basic'),
    ...submenus.map(({ group, text, art }, at) => ({
      id: group,
      label: t(text),
      startsGroup: at === 0,
      art,
      children: entriesOf(group),
    })),
    { id: folderEntryId, label: t('create.folder'), art: <KindIcon kind="folder" />, startsGroup: true },
  ];
};
