import type { FileArea, FileItem } from '@chartdock/files';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { arrowDownIcon, arrowUpIcon, moreIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { MenuAnchor, MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';
import { moveDragged } from '../drag/move-dragged.ts';
import { useFileDrop } from '../drag/useFileDrag.ts';
import { lookOfAction } from '../items/item-menu.ts';
import { rememberPinnedRows } from './pinned-rows.ts';
import { pinTexts } from './texts/pin-texts.ts';
import { useFreshPins } from './useFreshPins.ts';

/** Properties of {@link PinnedFolders}. */
export interface PinnedFoldersProps {
  readonly area: FileArea;
  /** Is told that a folder was chosen. */
  readonly onGo: () => void;
}

interface OpenMenu {
  readonly folder: FileItem;
  readonly anchor: MenuAnchor;
}

/**
 * Lists the pinned folders of a person, which open, take drops, and have a menu of their own. Alt with the arrows moves one
 * among the others.
 */
export const PinnedFolders = ({ area, onGo }: PinnedFoldersProps): JSX.Element | null => {
  const { storage } = useApp();
  const pins = useFreshPins(area);
  const count = pins?.length;
  useEffect(() => {
    if (count !== undefined) rememberPinnedRows(storage, count);
  }, [storage, count]);
  return pins === undefined ? null : <PinnedList area={area} pins={pins} onGo={onGo} />;
};

const PinnedList = ({
  area,
  pins,
  onGo,
}: PinnedFoldersProps & { readonly pins: readonly FileItem[] }): JSX.Element => {
  const t = useT(pinTexts);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [said, setSaid] = useState('');
  useFileDrop(list, {
    canMoveTo: area.canMoveTo,
    onMove: (items, folderId) => moveDragged(area, items, folderId),
  });
  const placeOf = (folder: FileItem): number => pins.findIndex((pin) => pin.id === folder.id);
  const move = (folder: FileItem, step: -1 | 1): void => {
    const at = placeOf(folder) + step;
    if (at < 0 || at >= pins.length) return;
    setSaid(t('pins.moved', { title: folder.title, n: at + 1, total: pins.length }));
    void area.placePin(folder, at);
  };
  const unpin = (folder: FileItem): void => {
    const links = list.current?.querySelectorAll<HTMLElement>('.cd-pin__link') ?? [];
    const at = placeOf(folder);
    // Its own row goes, so the focus goes to a neighbour.
    (links[at + 1] ?? links[at - 1])?.focus();
    void area.togglePin(folder);
  };
  return (
    // Hidden rather than absent while nothing is pinned: then the room that was kept is given back.
    <section aria-labelledby={id} hidden={pins.length === 0}>
      <h2 id={id} className="cd-pins__title">
        {t('pins.title')}
      </h2>
      <ul ref={list} className="cd-pins__list">
        {pins.map((folder) => (
          <PinnedFolder
            key={folder.id}
            folder={folder}
            isMenuOpen={menu?.folder.id === folder.id}
            onGo={onGo}
            onMove={(step) => move(folder, step)}
            onMenu={(anchor) => setMenu({ folder, anchor })}
          />
        ))}
      </ul>
      <p className="cd-hidden" role="status">
        {said}
      </p>
      {menu !== null && (
        <PinMenu
          {...menu}
          place={placeOf(menu.folder)}
          count={pins.length}
          onClose={() => setMenu(null)}
          onMove={(step) => move(menu.folder, step)}
          onUnpin={() => unpin(menu.folder)}
        />
      )}
    </section>
  );
};

interface PinnedFolderProps {
  readonly folder: FileItem;
  readonly isMenuOpen: boolean;
  readonly onGo: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onMenu: (anchor: MenuAnchor) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const PinnedFolder = ({ folder, isMenuOpen, onGo, onMove, onMenu }: PinnedFolderProps): JSX.Element => {
  const t = useT();
  const { addressOf } = useApp();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      className="cd-pin"
      data-cd-folder={folder.id}
      onContextMenu={(event) => {
        event.preventDefault();
        // A menu by the keyboard has no place of its own.
        const isByHand = event.clientX !== 0 || event.clientY !== 0;
        onMenu(isByHand ? { x: event.clientX, y: event.clientY } : event.currentTarget);
      }}
    >
      <AppLink
        className="cd-pin__link"
        href={addressOf({ page: 'diagrams', folderId: folder.id })}
        title={folder.title}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onGo}
        onKeyDown={onKeyDown}
      >
        <KindIcon kind="folder" />
        <span className="cd-pin__name">{folder.title}</span>
      </AppLink>
      <IconButton
        className="cd-pin__more"
        scale="small"
        icon={moreIcon}
        label={t('menu.label', { title: folder.title })}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </li>
  );
};

interface PinMenuProps extends OpenMenu {
  readonly place: number;
  readonly count: number;
  readonly onClose: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onUnpin: () => void;
}

const PinMenu = ({ folder, anchor, place, count, onClose, onMove, onUnpin }: PinMenuProps): JSX.Element => {
  const t = useT(pinTexts);
  const acts: Readonly<Record<string, () => void>> = {
    up: () => onMove(-1),
    down: () => onMove(1),
    pin: onUnpin,
  };
  const entries: readonly MenuEntry[] = [
    { id: 'up', label: t('pins.up'), icon: arrowUpIcon, disabled: place === 0 },
    { id: 'down', label: t('pins.down'), icon: arrowDownIcon, disabled: place === count - 1 },
    { id: 'pin', label: t('menu.unpin'), icon: lookOfAction('pin').icon, startsGroup: true },
  ];
  return (
    <Menu
      entries={entries}
      anchor={anchor}
      end={anchor instanceof Element}
      label={t('menu.label', { title: folder.title })}
      onChoose={(chosen) => acts[chosen]?.()}
      onClose={onClose}
    />
  );
};
