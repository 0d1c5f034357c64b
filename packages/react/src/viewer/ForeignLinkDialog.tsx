import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { viewerTexts } from './texts/viewer-texts.ts';

/** Properties of {@link ForeignLinkDialog}. */
export interface ForeignLinkDialogProps {
  readonly href: string;
  /** Host of the address. */
  readonly place: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Asks before a link of a document leads to another host, and shows which. */
export const ForeignLinkDialog = ({ href, place, onOpen, onClose }: ForeignLinkDialogProps): JSX.Element => {
  const t = useT(viewerTexts);
  return (
    <Dialog
      role="alertdialog"
      title={t('viewer.foreignLink')}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-cd-focus-first>
            {t('common.cancel')}
          </Button>
          <Button look="primary" onClick={onOpen}>
            {t('viewer.openPlace', { place })}
          </Button>
        </>
      }
    >
      <p>{t('viewer.foreignText')}</p>
      <p className="cd-viewer__place">{place}</p>
      <p className="cd-viewer__address">{href}</p>
    </Dialog>
  );
};
