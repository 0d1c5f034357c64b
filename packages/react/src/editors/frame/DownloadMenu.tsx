import type { FileArea, FileItem } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { downloadIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { UpgradeAsked } from '../../files/area/UpgradeAsked.tsx';
import { downloadEntries, formatOfEntry } from '../../files/items/download-entries.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver } from './saving.types.ts';

/** Properties of {@link DownloadMenu}. */
export interface DownloadMenuProps {
  readonly area: FileArea;
  /** The file under the title that it has now. */
  readonly item: FileItem;
  readonly saver: CanvasSaver;
}

/** Draws the button that downloads the edited file in a format of its kind; changes are sent before. */
export const DownloadMenu = ({ area, item, saver }: DownloadMenuProps): JSX.Element => {
  const t = useT(editorTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const formats = downloadsOf(item.category);
  const choose = (id: string): void => {
    const format = formatOfEntry(id, formats);
    if (format !== undefined) void saver.flush().then(() => area.download(item, format));
  };
  return (
    <>
      <UpgradeAsked area={area} />
      <IconButton
        icon={downloadIcon}
        label={t('action.download')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => {
          // Sent while the formats are read, so that the choice seldom waits.
          void saver.flush();
          setAnchor(event.currentTarget);
        }}
      />
      {anchor !== undefined && (
        <Menu
          entries={downloadEntries(formats, t)}
          anchor={anchor}
          end
          label={t('action.download')}
          onChoose={choose}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
};
