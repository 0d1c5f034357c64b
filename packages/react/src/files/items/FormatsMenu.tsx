import type { DownloadType } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { downloadEntries, formatOfEntry } from './download-entries.ts';

/** Properties of {@link FormatsMenu}. */
export interface FormatsMenuProps {
  readonly category: string;
  readonly anchor: HTMLElement;
  readonly onChoose: (format: DownloadType) => void;
  readonly onClose: () => void;
}

/** Draws the menu of formats that a file is downloaded in, for a button of its own. */
export const FormatsMenu = ({ category, anchor, onChoose, onClose }: FormatsMenuProps): JSX.Element => {
  const t = useT();
  const formats = downloadsOf(category);
  return (
    <Menu
      entries={downloadEntries(formats, t)}
      anchor={anchor}
      end
      label={t('action.download')}
      onChoose={(id) => {
        const format = formatOfEntry(id, formats);
        if (format !== undefined) onChoose(format);
      }}
      onClose={onClose}
    />
  );
};
