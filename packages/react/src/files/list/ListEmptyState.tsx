import type { FileAreaState } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import {
  clockIcon,
  emptySearchIcon,
  starIcon,
  trashIcon,
  usersIcon,
} from '../../foundation/icons/interface-icons.ts';
import type { TextKey } from '../../foundation/i18n/text-keys.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, IconTile } from '../../foundation/primitives/StateMessage.tsx';

/** Properties of {@link ListEmptyState}. */
export interface ListEmptyStateProps {
  readonly state: Pick<FileAreaState, 'place' | 'search'>;
  /** Names the actions in an empty folder; default that files can be made there. */
  readonly text?: string;
  /** The next step, such as New. Default the button that leads to My files. */
  readonly next?: ReactNode;
  /** Leads to My files from pages that only show files made elsewhere; without it there is no such button. */
  readonly onOpenFiles?: () => void;
}

interface EmptyTexts {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly art: ReactNode;
}

const kindsArt = (
  <>
    <KindIcon kind="flow" size={32} />
    <KindIcon kind="mind" size={32} />
    <KindIcon kind="outline" size={32} />
    <KindIcon kind="board" size={32} />
  </>
);

const texts: Readonly<Record<FileAreaState['place']['page'], EmptyTexts>> = {
  diagrams: { title: 'empty.diagrams', text: 'empty.diagramsText', art: kindsArt },
  history: { title: 'empty.history', text: 'empty.historyText', art: <IconTile icon={clockIcon} /> },
  trash: { title: 'empty.trash', text: 'empty.trashText', art: <IconTile icon={trashIcon} /> },
  favourites: { title: 'empty.favourites', text: 'empty.favouritesText', art: <IconTile icon={starIcon} /> },
  shared: { title: 'empty.shared', text: 'empty.sharedText', art: <IconTile icon={usersIcon} /> },
};

const folderTexts: EmptyTexts = {
  title: 'empty.folder',
  text: 'empty.folderText',
  art: <KindIcon kind="folder" size={48} />,
};

const sharedByMeTexts: EmptyTexts = {
  title: 'empty.sharedByMe',
  text: 'empty.sharedByMeText',
  art: <IconTile icon={usersIcon} />,
};

const favouriteTemplatesTexts: EmptyTexts = {
  title: 'empty.favouriteTemplates',
  text: 'empty.favouriteTemplatesText',
  art: <IconTile icon={starIcon} />,
};

const trashFilteredTexts: EmptyTexts = {
  title: 'empty.trashFiltered',
  text: 'empty.trashFilteredText',
  art: <IconTile icon={emptySearchIcon} />,
};

const textsOf = (place: FileAreaState['place']): EmptyTexts => {
  if (place.page === 'trash' && place.filter !== undefined) return trashFilteredTexts;
  if (place.page === 'diagrams' && place.folderId !== ROOT_ID) return folderTexts;
  if (place.page === 'shared' && place.by === 'me') return sharedByMeTexts;
  return place.page === 'favourites' && place.kind === 'template'
    ? favouriteTemplatesTexts
    : texts[place.page];
};

/** Explains an empty page and offers the next step (LIST-18). */
export const ListEmptyState = ({ state, text: own, next, onOpenFiles }: ListEmptyStateProps): JSX.Element => {
  const t = useT();
  const { place, search } = state;
  if (search.mode === 'on') {
    return (
      <EmptyState
        title={t('empty.search', { keyword: search.title })}
        text={t('empty.searchText')}
        art={<IconTile icon={emptySearchIcon} />}
      />
    );
  }
  const { title, text, art } = textsOf(place);
  const toFiles = place.page !== 'trash' && onOpenFiles && (
    <Button onClick={onOpenFiles}>{t('empty.openFiles')}</Button>
  );
  return (
    <EmptyState
      title={t(title)}
      text={(place.page === 'diagrams' && own) || t(text)}
      art={art}
      next={next ?? toFiles}
    />
  );
};
