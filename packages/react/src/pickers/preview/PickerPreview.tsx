import type { FileItem } from '@chartdock/files';
import type { FilePick, PickState } from '@chartdock/files/picking';
import { isPickFull } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { FileThumbnail } from '../../files/list/FileThumbnail.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { chevronLeftIcon, chevronRightIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { DocumentViewer } from '../../viewer/DocumentViewer.tsx';
import type { DocumentViewerProps } from '../../viewer/DocumentViewer.tsx';
import { ViewerSourceContext } from '../../viewer/viewer-source.ts';
import { PickerRefusal } from '../PickerRefusal.tsx';
import type { PickerPreviews } from './preview.types.ts';
import { previewTexts } from './texts/preview-texts.ts';

/** Properties of {@link PickerPreview}. */
export interface PickerPreviewProps {
  readonly pick: FilePick;
  readonly source: PickerPreviews;
  /** A file to look at that need not be chosen, and can be here. Default: what is chosen. */
  readonly item?: FileItem | undefined;
  readonly onClose: () => void;
}

const WIDTH = 880;

const itself = (state: PickState): PickState => state;

/** Reads the canvases of a file that has several; the first is shown meanwhile, and alone when they cannot be read. */
const useCanvases = (source: PickerPreviews, item: FileItem | undefined): DocumentViewerProps['canvases'] => {
  const [read, setRead] = useState<readonly [string, DocumentViewerProps['canvases']]>();
  const fileId = (item?.canvasCount ?? 1) > 1 ? item?.id : undefined;
  useEffect(() => {
    if (fileId === undefined) return undefined;
    let isGone = false;
    source.canvases(fileId).then(
      (canvases) => {
        if (!isGone) setRead([fileId, canvases]);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [fileId, source]);
  return read !== undefined && read[0] === fileId ? read[1] : [];
};

/** Draws the button that takes all that is chosen. */
const TakeButton = ({ pick }: Pick<PickerPreviewProps, 'pick'>): JSX.Element => {
  const t = useT();
  const { chosen, busy } = useStore(pick, itself);
  return (
    <Button look="primary" busy={busy} onClick={() => void pick.commit()} data-cd-focus-first>
      {chosen.size > 1 ? t('picker.chooseMany', { n: chosen.size }) : t('picker.choose')}
    </Button>
  );
};

interface PeekedButtonProps extends Pick<PickerPreviewProps, 'pick' | 'onClose'> {
  readonly item: FileItem;
}

/** Draws the button that chooses a file: the only one of a pick at once, one of several on top of the others, or no longer. */
const PeekedButton = ({ pick, item, onClose }: PeekedButtonProps): JSX.Element => {
  const t = useT(previewTexts);
  const { chosen, busy } = useStore(pick, itself);
  const { multiple = false } = pick.rules;
  const isChosen = multiple && chosen.has(item.id);
  const choose = async (): Promise<void> => {
    await (multiple ? pick.press(item) : pick.open(item));
    if (multiple) onClose();
  };
  return (
    <Button
      look="primary"
      busy={busy}
      disabled={!isChosen && isPickFull(chosen, pick.rules)}
      onClick={() => void choose()}
      data-cd-focus-first
    >
      {isChosen ? t('preview.takeBack') : t('picker.choose')}
    </Button>
  );
};

/** Shows what is in the chosen files, or in one that can be, one at a time, with the way to take them. */
export const PickerPreview = (props: PickerPreviewProps): JSX.Element | null => {
  const { pick, source, item: peeked, onClose } = props;
  const t = useT(previewTexts);
  const { chosen, refusal } = useStore(pick, itself);
  const items = peeked === undefined ? [...chosen.values()] : [peeked];
  // What was chosen last is what someone wonders about.
  const [wanted, setWanted] = useState(items.length - 1);
  const at = Math.min(wanted, items.length - 1);
  const item = items[at];
  const canvases = useCanvases(source, item);
  if (item === undefined) return null;
  return (
    <Dialog
      title={item.title}
      closeLabel={t('common.close')}
      width={WIDTH}
      height="content"
      onClose={onClose}
      footer={
        <>
          {items.length > 1 && (
            <div className="cd-picker-preview__turn">
              <IconButton
                icon={chevronLeftIcon}
                label={t('preview.previousFile')}
                disabled={at === 0}
                onClick={() => setWanted(at - 1)}
              />
              <span role="status">{t('preview.at', { at: `${at + 1}`, count: `${items.length}` })}</span>
              <IconButton
                icon={chevronRightIcon}
                label={t('preview.nextFile')}
                disabled={at === items.length - 1}
                onClick={() => setWanted(at + 1)}
              />
            </div>
          )}
          <Button onClick={onClose}>{t('common.close')}</Button>
          {peeked === undefined ? (
            <TakeButton pick={pick} />
          ) : (
            <PeekedButton pick={pick} item={peeked} onClose={onClose} />
          )}
        </>
      }
    >
      <div className="cd-picker-preview">
        {refusal !== undefined && refusal.message !== '' && (
          <PickerRefusal text={refusal.message ?? t(refusal.failed ? 'error.generic' : 'picker.refused')} />
        )}
        <ViewerSourceContext.Provider value={source}>
          <DocumentViewer
            key={item.id}
            fileId={item.id}
            title={item.title}
            canvases={canvases}
            poster={<FileThumbnail item={item} />}
          />
        </ViewerSourceContext.Provider>
      </div>
    </Dialog>
  );
};
