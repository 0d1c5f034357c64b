import { openAddress } from '@chartdock/contract';
import type { FileArea, FileItem } from '@chartdock/files';
import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { NameDialog } from '../files/items/NameDialog.tsx';
import { noticeTextOf } from '../files/items/notice-text.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { NameOutcome } from '../files/items/NameDialog.tsx';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { sourceTexts } from './texts/source-texts.ts';
import { saveSource } from './save-source.ts';
import { documentOf } from './source-document.ts';
import type { SourceDefinition } from './source-language.ts';

/** Properties of {@link SavedSource}. */
export interface SavedSourceProps {
  readonly item: FileItem;
  readonly onClose: () => void;
}

/** Says where the file is that was made, and leads there. */
export const SavedSource = ({ item, onClose }: SavedSourceProps): JSX.Element => {
  const t = useT(sourceTexts);
  const { workspace, outside, addressOf, navigate } = useApp();
  return (
    <Dialog
      title={t('source.saved')}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('source.goOn')}</Button>
          <Button onClick={() => navigate(addressOf({ page: 'diagrams', folderId: item.parentId }))}>
            {t('source.show')}
          </Button>
          <Button
            look="primary"
            onClick={() =>
              workspace.host.open((outside.editHost ?? '') + openAddress(item.category, item.id), 'same')
            }
          >
            {t('source.open')}
          </Button>
        </>
      }
    >
      <p>{t('source.savedText', { title: item.title })}</p>
    </Dialog>
  );
};

/** Properties of {@link SaveSource}. */
export interface SaveSourceProps {
  readonly area: FileArea;
  readonly definition: SourceDefinition;
  readonly source: string;
  /** Where the file is made. Default: the top of My files. */
  readonly folderId: string | undefined;
  readonly onSaved: (item: FileItem) => void;
  readonly onClose: () => void;
}

/** Asks for a name and makes the file. */
export const SaveSource = ({
  area,
  definition,
  source,
  folderId,
  onSaved,
  onClose,
}: SaveSourceProps): JSX.Element => {
  const t = useT(sourceTexts);
  const { prompts } = useApp().workspace;
  const save = async (title: string): Promise<NameOutcome> => {
    const full = { ok: false, text: t('error.quotaExhausted') } as const;
    if (!(await prompts.mayImport())) return full;
    const text = documentOf(definition.language, source);
    const outcome = await saveSource(area, { title, text, ...(folderId !== undefined && { folderId }) });
    if (outcome.status === 'failed') return { ok: false, text: noticeTextOf(outcome.text, t) };
    if (outcome.status === 'full') {
      void prompts.tellQuota();
      return full;
    }
    onSaved(outcome.item);
    return { ok: true };
  };
  return (
    <NameDialog
      title={t('source.save')}
      label={t('source.name')}
      confirmLabel={t('source.save')}
      name={t(definition.fileTitle)}
      onSave={save}
      onClose={onClose}
    />
  );
};
