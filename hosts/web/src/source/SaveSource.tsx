import { openAddress } from '@chartdock/contract';
import type { FileArea, FileItem } from '@chartdock/files';
import { Button, Dialog, NameDialog, noticeTextOf, useT } from '@chartdock/react';
import type { NameOutcome } from '@chartdock/react';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { addressOf } from '../navigation/place-address.ts';
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
  const t = useWebText();
  const ui = useT();
  const { workspace, outside } = usePage();
  const [, navigate] = useLocation();
  return (
    <Dialog
      title={t('web.source.saved')}
      closeLabel={ui('common.close')}
      height="content"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('web.source.goOn')}</Button>
          <Button onClick={() => navigate(addressOf({ page: 'diagrams', folderId: item.parentId }))}>
            {t('web.source.show')}
          </Button>
          <Button
            look="primary"
            onClick={() =>
              workspace.host.open((outside.editHost ?? '') + openAddress(item.category, item.id), 'same')
            }
          >
            {t('web.source.open')}
          </Button>
        </>
      }
    >
      <p>{t('web.source.savedText', { title: item.title })}</p>
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
  const t = useWebText();
  const ui = useT();
  const { prompts } = usePage().workspace;
  const save = async (title: string): Promise<NameOutcome> => {
    const full = { ok: false, text: ui('error.quotaExhausted') } as const;
    if (!(await prompts.mayImport())) return full;
    const text = documentOf(definition.language, source);
    const outcome = await saveSource(area, { title, text, ...(folderId !== undefined && { folderId }) });
    if (outcome.status === 'failed') return { ok: false, text: noticeTextOf(outcome.text, ui) };
    if (outcome.status === 'full') {
      void prompts.tellQuota();
      return full;
    }
    onSaved(outcome.item);
    return { ok: true };
  };
  return (
    <NameDialog
      title={t('web.source.save')}
      label={t('web.source.name')}
      confirmLabel={t('web.source.save')}
      name={t(definition.fileTitle)}
      onSave={save}
      onClose={onClose}
    />
  );
};
