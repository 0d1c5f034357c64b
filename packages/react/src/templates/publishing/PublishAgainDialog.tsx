import { DESCRIPTION_LENGTH, PUBLISH_TAGS, PUBLISH_TAG_LENGTH } from '@chartdock/contract';
import type { PublishedTemplate } from '@chartdock/contract';
import { publishProblems } from '@chartdock/files';
import type { PublishProblems } from '@chartdock/files';
import type { OfferForm } from '@chartdock/templates';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { TagField, withTag } from '../../foundation/primitives/fields/TagField.tsx';
import { TextArea } from '../../foundation/primitives/fields/TextArea.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

const WIDTH = 520;

/** Properties of {@link PublishAgainDialog}. */
export interface PublishAgainDialogProps {
  readonly template: PublishedTemplate;
  /** Resolves with whether it was published. */
  readonly onPublish: (form: OfferForm) => Promise<boolean>;
  readonly onClose: () => void;
}

const formOf = ({ description, tags, price, scene, topics }: PublishedTemplate): OfferForm => ({
  description,
  tags,
  price: price === 0 ? '' : String(price),
  scene,
  topics,
});

/** Asks what is said of a file that is published again, beginning with what was said before. */
export const PublishAgainDialog = (props: PublishAgainDialogProps): JSX.Element => {
  const { template, onPublish, onClose } = props;
  const t = useT(publishingTexts);
  const [form, setForm] = useState(() => formOf(template));
  const [draft, setDraft] = useState('');
  const [problems, setProblems] = useState<PublishProblems>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<OfferForm>): void => {
    setForm({ ...form, ...part });
    setProblems({});
  };
  const textOf = (field: keyof PublishProblems): string | undefined => {
    const problem = problems[field];
    return problem && t(problem.key, problem.values);
  };
  const send = async (ready: OfferForm): Promise<void> => {
    setBusy(true);
    await onPublish(ready);
    setBusy(false);
    onClose();
  };
  const publish = (): void => {
    if (busy) return;
    const ready = { ...form, tags: withTag(form.tags, draft, PUBLISH_TAGS) };
    const found = publishProblems({ ...ready, publicClone: true });
    setForm(ready);
    setDraft('');
    setProblems(found);
    if (Object.keys(found).length === 0) void send(ready);
  };
  return (
    <Dialog
      title={t('mine.againOf', { title: template.title })}
      closeLabel={t('common.close')}
      width={WIDTH}
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
        <p className="cd-dialog__text">{t('mine.againText')}</p>
        <TextArea
          label={t('publish.description')}
          value={form.description}
          onChange={(description) => change({ description })}
          maxLength={DESCRIPTION_LENGTH}
          allNumeric
          countText={(n, max) => t('publish.count', { n, max })}
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
        <PlaceFields category={template.category} places={form} onChange={change} />
      </div>
    </Dialog>
  );
};
