import { DESCRIPTION_LENGTH, PUBLISH_TAGS, PUBLISH_TAG_LENGTH } from '@chartdock/contract';
import type { CommandResult, FileItem, PublishForm, PublishProblems } from '@chartdock/files';
import { publishProblems } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { noticeTextOf } from '../items/notice-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Checkbox } from '../../foundation/primitives/fields/Checkbox.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { TagField, withTag } from '../../foundation/primitives/fields/TagField.tsx';
import { TextArea } from '../../foundation/primitives/fields/TextArea.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';

/** Properties of {@link PublishDialog}. */
export interface PublishDialogProps {
  /** Name of the file. */
  readonly title: string;
  /** In pixels. Default 480. */
  readonly width?: number;
  readonly onPublish: (form: PublishForm) => Promise<CommandResult<FileItem>>;
  readonly onDone: (item: FileItem) => void;
  readonly onClose: () => void;
}

const emptyForm: PublishForm = { description: '', tags: [], price: '', publicClone: false };

/** Asks for the words about a file that becomes public; stays open until it is published. */
export const PublishDialog = (props: PublishDialogProps): JSX.Element => {
  const { title, width = 480, onPublish, onDone, onClose } = props;
  const t = useT();
  const [form, setForm] = useState(emptyForm);
  const [draft, setDraft] = useState('');
  const [problems, setProblems] = useState<PublishProblems>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<PublishForm>): void => {
    setForm({ ...form, ...part });
    setProblems({});
    setRefusal(undefined);
  };
  const textOf = (field: keyof PublishProblems): string | undefined => {
    const problem = problems[field];
    return problem && t(problem.key, problem.values);
  };
  const send = async (ready: PublishForm): Promise<void> => {
    setBusy(true);
    const result = await onPublish(ready);
    setBusy(false);
    if (result.status === 'done') onDone(result.value);
    else if (result.status === 'failed') setRefusal(noticeTextOf(result.failure.text, t));
  };
  const publish = (): void => {
    if (busy) return;
    const ready = { ...form, tags: withTag(form.tags, draft, PUBLISH_TAGS) };
    const found = publishProblems(ready);
    setForm(ready);
    setDraft('');
    setProblems(found);
    if (Object.keys(found).length === 0) void send(ready);
  };
  return (
    <Dialog
      title={t('publish.title', { title })}
      closeLabel={t('common.close')}
      width={width}
      height="content"
      onClose={onClose}
      onEnter={publish}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={publish}>
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        <TextArea
          label={t('publish.description')}
          value={form.description}
          onChange={(description) => change({ description })}
          maxLength={DESCRIPTION_LENGTH}
          allNumeric
          countText={(n, max) => t('publish.count', { n, max })}
          placeholder={t('validation.textarea', { n: DESCRIPTION_LENGTH })}
          error={textOf('description')}
          focusFirst
        />
        <TagField
          label={t('publish.tags')}
          tags={form.tags}
          onChange={(tags) => change({ tags })}
          draft={draft}
          onDraft={setDraft}
          max={PUBLISH_TAGS}
          maxLength={PUBLISH_TAG_LENGTH}
          removeLabel={(tag) => t('publish.removeTag', { tag })}
          hint={t('publish.tagsHint', { n: PUBLISH_TAGS })}
          error={textOf('tags')}
        />
        <TextField
          label={t('publish.price')}
          value={form.price}
          onChange={(price) => change({ price })}
          maxLength={10}
          allNumeric
          inputMode="decimal"
          placeholder="0.00"
          hint={t('publish.priceHint')}
          error={textOf('price')}
        />
        <Checkbox
          label={t('publish.clone')}
          checked={form.publicClone}
          onChange={(publicClone) => change({ publicClone })}
        />
        {refusal !== undefined && (
          <p className="cd-dialog__problem" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
