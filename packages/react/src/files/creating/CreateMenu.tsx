import type { FileCategory } from '@chartdock/contract';
import type { CreateSettings } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { plusIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { CreateHost } from './create-entries.tsx';
import { createEntries, createTargetOf, importEntryId, isCreateCategory } from './create-entries.tsx';

/** Properties of {@link CreateMenu}. */
export interface CreateMenuProps {
  /** Is called inside the press, so that a new window is allowed. */
  readonly onCreate: (category: FileCategory) => void;
  readonly onCreateFolder: () => void;
  /** Opens the import dialog (CREATE-25). Default: the menu has no such entry. */
  readonly onImport?: (() => void) | undefined;
  /** Opens a page of the host, such as `/latex` (CREATE-27..29). Default: the menu has no such entries. */
  readonly onOpenPage?: ((path: string) => void) | undefined;
  /** Addresses that entries lead to (CREATE-06, CREATE-30, CREATE-31). Default none: the menu has no such entries. */
  readonly settings?: CreateSettings | undefined;
  /** Opens an address of `settings`; is called inside the press. */
  readonly onOpenAddress?: ((address: string) => void) | undefined;
  /** Decisions of the host about entries (CREATE-34). Default nothing. */
  readonly host?: CreateHost | undefined;
  /** Hides markdown, as on mobile (CREATE-33). Default false. */
  readonly withoutMarkdown?: boolean;
  /** Takes the whole width. */
  readonly wide?: boolean;
}

/** Draws the New button with its menu of file kinds. */
export const CreateMenu = ({
  onCreate,
  onCreateFolder,
  onImport,
  onOpenPage,
  settings,
  onOpenAddress,
  host,
  withoutMarkdown = false,
  wide = false,
}: CreateMenuProps): JSX.Element => {
  const t = useT();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const choose = (id: string): void => {
    const target = createTargetOf(id, settings);
    if (target !== undefined && 'page' in target) onOpenPage?.(target.page);
    else if (target !== undefined) onOpenAddress?.(target.address);
    else if (isCreateCategory(id)) onCreate(id);
    else if (id === importEntryId) onImport?.();
    else onCreateFolder();
  };
  return (
    <>
      <Button
        look="primary"
        icon={plusIcon}
        wide={wide}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('create.label')}
      </Button>
      {anchor !== null && (
        <Menu
          entries={createEntries(t, {
            withMarkdown: !withoutMarkdown,
            withImport: onImport !== undefined,
            withPages: onOpenPage !== undefined,
            host,
            settings,
          })}
          anchor={anchor}
          end={!wide}
          label={t('create.label')}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
