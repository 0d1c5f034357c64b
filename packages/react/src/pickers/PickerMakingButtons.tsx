import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { folderPlusIcon, importIcon } from '../foundation/icons/list-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import type * as MakingDialogs from './MakingDialogs.tsx';
import type { ImportProgress, PickerMaking } from './picker.types.ts';
import { useLater } from '../foundation/app/useLater.ts';
import { useLaterParts } from './useLaterParts.ts';

/** Properties of {@link PickerMakingButtons}. */
export interface PickerMakingButtonsProps {
  readonly making: PickerMaking;
  /** Offers to make a folder. */
  readonly create: boolean;
  /** Offers to import files. */
  readonly upload: boolean;
  readonly onFile: (item: FileItem) => void;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const loadDialogs = async (): Promise<typeof MakingDialogs> => import('./MakingDialogs.tsx');

/** Draws the buttons that make something in the open folder; their dialogs are loaded with the first press. */
export const PickerMakingButtons = (props: PickerMakingButtonsProps): JSX.Element => {
  const { create, upload } = props;
  const t = useT();
  const [open, setOpen] = useState<'folder' | 'import'>();
  const dialogs = useLater(loadDialogs, open !== undefined);
  const later = useLaterParts(open !== undefined);
  return (
    <div className="cd-picker__making">
      {create && (
        <IconButton icon={folderPlusIcon} label={t('picker.newFolder')} onClick={() => setOpen('folder')} />
      )}
      {upload && (
        <IconButton icon={importIcon} label={t('picker.import')} onClick={() => setOpen('import')} />
      )}
      {open !== undefined && dialogs !== undefined && later !== undefined && (
        <dialogs.MakingDialogs {...props} open={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
};
