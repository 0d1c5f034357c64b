import type { DownloadType, FileArea, FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { downloadIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { UpgradeAsked } from '../../files/area/UpgradeAsked.tsx';
import { FormatsMenu } from '../../files/items/FormatsMenu.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver, SavedState } from './saving.types.ts';

/** Properties of {@link DownloadMenu}. */
export interface DownloadMenuProps {
  readonly area: FileArea;
  /** The file under its current title. */
  readonly item: FileItem;
  readonly saver: CanvasSaver;
}

/** States in which the server lacks changes, and will until something happens. */
const LACKING: ReadonlySet<SavedState['status']> = new Set([
  'offline',
  'unkept',
  'signedOut',
  'failed',
  'conflict',
]);

/**
 * Draws the button that downloads the edited file in a format of its kind. Changes are sent before; where they cannot be, a
 * notice says so and nothing is downloaded without them.
 */
export const DownloadMenu = ({ area, item, saver }: DownloadMenuProps): JSX.Element => {
  const t = useT(editorTexts);
  const { notices } = useApp().workspace;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const download = async (format: DownloadType): Promise<void> => {
    await saver.flush();
    if (LACKING.has(saver.state().status)) notices.show({ tone: 'warning', text: t('download.unsaved') });
    else await area.download(item, format);
  };
  return (
    <>
      <UpgradeAsked area={area} />
      <IconButton
        icon={downloadIcon}
        label={t('action.download')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor !== undefined && (
        <FormatsMenu
          category={item.category}
          anchor={anchor}
          onChoose={(format) => void download(format)}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
};
