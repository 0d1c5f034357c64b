import type { JSX } from 'react';
import { useState } from 'react';
import { ConfirmDialog } from '../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { CreateFolderDialog } from '../files/folders/CreateFolderDialog.tsx';
import { CreateMenu } from '../files/creating/CreateMenu.tsx';
import { questionTexts } from '../files/area/texts/question-texts.ts';
import { MoveDialog } from '../files/folders/MoveDialog.tsx';
import { TourCard } from '../shell/TourCard.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { createDemoArea } from './demo-area.ts';
import { demoRecords } from './demo-records.ts';
import { Part } from './Part.tsx';

const nothing = (): void => undefined;
const findTourAnchor = (): Element | null => document.querySelector('[data-open=tour]');
const area = createDemoArea({ records: demoRecords(20, 0) });

/** Opens the dialogs and menus of the gallery. */
export const GalleryOverlays = (): JSX.Element => {
  const t = useT();
  const ask = useT(questionTexts);
  const [open, setOpen] = useState<'none' | 'folder' | 'confirm' | 'move' | 'tour'>('none');
  const close = (): void => setOpen('none');
  return (
    <Part title="Dialog, Menu">
      <Button onClick={() => setOpen('folder')} data-open="folder">
        {t('create.folder')}
      </Button>
      <Button onClick={() => setOpen('confirm')} data-open="confirm">
        {t('action.remove')}
      </Button>
      <Button onClick={() => setOpen('move')} data-open="move">
        {t('action.copyMove')}
      </Button>
      <Button onClick={() => setOpen('tour')} data-open="tour">
        TourCard
      </Button>
      <CreateMenu onCreate={nothing} onCreateFolder={() => setOpen('folder')} />
      {open === 'folder' && (
        <CreateFolderDialog
          onCreate={() =>
            Promise.resolve({
              status: 'failed',
              failure: { code: 'x', text: { key: 'error.titleTaken' }, isSilent: false },
            })
          }
          onClose={close}
        />
      )}
      {open === 'tour' && (
        <TourCard
          title={t('create.label')}
          text={t('empty.diagramsText')}
          progress="1 / 3"
          buttons={[
            { id: 'skip', label: t('common.cancel') },
            { id: 'next', label: t('common.ok'), primary: true },
          ]}
          onPress={close}
          onEscape={close}
          findAnchor={findTourAnchor}
        />
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={ask('confirm.removeTitle')}
          text={ask('confirm.removeMany', { n: 3 })}
          confirmLabel={ask('confirm.remove')}
          dangerous
          onConfirm={nothing}
          onClose={close}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          items={[]}
          count={3}
          createTree={area.createFolderTree}
          onMove={() => Promise.resolve({ status: 'done', value: undefined, undo: undefined })}
          onCopy={() => Promise.resolve({ status: 'done', value: undefined, undo: undefined })}
          onClose={close}
        />
      )}
    </Part>
  );
};
