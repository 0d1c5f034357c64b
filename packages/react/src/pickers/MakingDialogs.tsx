import { sharedMessages } from '@chartdock/contract';
import type { FileItem, ImportQueue } from '@chartdock/files';
import type { JSX } from 'react';
import { useContext, useEffect, useMemo, useState } from 'react';
import { ImportDialog } from '../files/importing/ImportDialog.tsx';
import { CreateFolderDialog } from '../files/folders/CreateFolderDialog.tsx';
import { createLookUp } from '../foundation/i18n/text-lookup.ts';
import type { TextKey, TranslateText } from '../foundation/i18n/text-keys.ts';
import { commonEn } from '../foundation/primitives/texts/en.ts';
import { commonZh } from '../foundation/primitives/texts/zh.ts';
import { filesEn } from '../files/texts/en.ts';
import { filesZh } from '../files/texts/zh.ts';
import { InterfaceContext } from '../foundation/i18n/interface-context.ts';
import type { ImportProgress, PickerMaking } from './picker.types.ts';

/** Properties of {@link MakingDialogs}. */
export interface MakingDialogsProps {
  readonly making: PickerMaking;
  readonly open: 'folder' | 'import';
  readonly onClose: () => void;
  /** A file was imported. */
  readonly onFile: (item: FileItem) => void;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

const makingTexts = {
  zh: { ...sharedMessages.zh, ...commonZh, ...filesZh },
  en: { ...sharedMessages.en, ...commonEn, ...filesEn },
};

const isMaking = (key: TextKey): key is keyof typeof makingTexts.zh => key in makingTexts.zh;

/** Draws the dialogs that make something inside a picker, with texts of their own that a picker does not carry. */
export const MakingDialogs = (props: MakingDialogsProps): JSX.Element | null => {
  const { making, open, onClose } = props;
  const around = useContext(InterfaceContext);
  const settings = useMemo(() => {
    const lookUp = createLookUp(around.locale);
    const own = lookUp(makingTexts);
    const t: TranslateText = (key, values) => (isMaking(key) ? own(key, values) : around.t(key, values));
    return { ...around, lookUp, t };
  }, [around]);
  return (
    <InterfaceContext.Provider value={settings}>
      {open === 'folder' ? (
        <CreateFolderDialog onCreate={making.createFolder} onClose={onClose} />
      ) : (
        <Import {...props} />
      )}
    </InterfaceContext.Provider>
  );
};

const Import = ({ making, onClose, onFile, onProgress }: MakingDialogsProps): JSX.Element | null => {
  const [queue, setQueue] = useState<ImportQueue>();
  useEffect(() => {
    let isGone = false;
    making.openImport(onFile).then((made) => {
      if (!isGone) setQueue(made);
    }, onClose);
    return () => {
      isGone = true;
    };
    // One queue for one dialog.
  }, [making]);
  useEffect(
    () =>
      queue?.subscribe(() => {
        const { entries } = queue.getState();
        onProgress?.({
          done: entries.filter(({ status }) => status === 'done' || status === 'failed').length,
          total: entries.length,
        });
      }),
    [queue, onProgress],
  );
  return queue === undefined ? null : <ImportDialog queue={queue} onClose={onClose} />;
};
