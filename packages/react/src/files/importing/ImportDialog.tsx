import { IMPORT_ENDINGS, IMPORT_MEGABYTES } from '@chartdock/contract';
import type { ImportQueue, ImportSource, ImportState } from '@chartdock/files';
import type { DragEvent, JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { importIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { ImportRow } from './ImportRow.tsx';
import { importTexts } from './texts/import-texts.ts';

/** Properties of {@link ImportDialog}. */
export interface ImportDialogProps {
  /** The queue of this dialog; the dialog disposes of it when it goes. */
  readonly queue: ImportQueue;
  /** Documents that were chosen already, e.g. dropped on a list. Default none. */
  readonly files?: readonly ImportSource[];
  /** In pixels. Default 480. */
  readonly width?: number;
  /** Is told how many files were made when the dialog is left. */
  readonly onClose: (made: number) => void;
}

const accepted = IMPORT_ENDINGS.map((ending) => `.${ending}`);

const entriesOf = (state: ImportState): ImportState['entries'] => state.entries;

const hasFiles = (event: DragEvent): boolean => [...event.dataTransfer.types].includes('Files');

interface ChooserProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Draws it smaller, above a list. */
  readonly isSmall: boolean;
}

const FileChooser = ({ onFiles, isSmall }: ChooserProps): JSX.Element => {
  const t = useT(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={joinClasses('cd-drop', isSmall && 'cd-drop--small', isOver && 'cd-drop--over')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      }}
    >
      {!isSmall && <Icon of={importIcon} size={20} />}
      <p className="cd-drop__text">{t('import.drop')}</p>
      <Button
        look={isSmall ? 'secondary' : 'primary'}
        onClick={() => input.current?.click()}
        data-cd-focus-first
      >
        {t('import.choose')}
      </Button>
      <p className="cd-drop__hint">
        {t('import.formats', { formats: accepted.join(' '), n: IMPORT_MEGABYTES })}
      </p>
      <input
        ref={input}
        className="cd-hidden"
        type="file"
        multiple
        accept={accepted.join(',')}
        tabIndex={-1}
        aria-label={t('import.choose')}
        onChange={(event) => {
          onFiles(Array.from(event.currentTarget.files ?? []));
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};

/** Takes documents by choosing or dropping them and shows how far each one is (DLG-02). */
export const ImportDialog = ({ queue, files, width = 480, onClose }: ImportDialogProps): JSX.Element => {
  const t = useT(importTexts);
  const entries = useStore(queue, entriesOf);
  const begun = useRef(false);
  useEffect(() => {
    // An effect may run twice; the documents are taken once.
    if (!begun.current && files !== undefined) queue.add(files);
    begun.current = true;
  }, [queue, files]);
  const done = entries.filter(({ status }) => status === 'done').length;
  const isBusy = entries.some(({ status }) => status === 'waiting' || status === 'importing');
  const close = (): void => {
    queue.dispose();
    onClose(done);
  };
  return (
    <Dialog
      title={t('import.title')}
      closeLabel={t('common.close')}
      width={width}
      onClose={close}
      footer={
        <>
          <p className="cd-dialog__status" role="status">
            {entries.length > 0 && t('import.progress', { done, total: entries.length })}
          </p>
          <Button look={done > 0 && !isBusy ? 'primary' : 'secondary'} onClick={close}>
            {done > 0 && !isBusy ? t('import.finish') : t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        <FileChooser onFiles={queue.add} isSmall={entries.length > 0} />
        {entries.length > 0 && (
          <ul className="cd-imports" aria-label={t('import.list')}>
            {entries.map((entry) => (
              <ImportRow
                key={entry.id}
                entry={entry}
                onRetry={() => queue.retry(entry.id)}
                onRemove={() => queue.remove(entry.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
};
