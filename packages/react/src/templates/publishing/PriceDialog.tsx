import type { PublishedTemplate } from '@chartdock/contract';
import { publishProblems } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

/** Properties of {@link PriceDialog}. */
export interface PriceDialogProps {
  readonly template: PublishedTemplate;
  /** Resolves with whether the price was changed. */
  readonly onSave: (price: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks what a template is to cost; stays open until that holds. */
export const PriceDialog = ({ template, onSave, onClose }: PriceDialogProps): JSX.Element => {
  const t = useT(publishingTexts);
  const [price, setPrice] = useState(template.price === 0 ? '' : String(template.price));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    // The rules of the form that publishes, of which this is one field.
    const { price: wrong } = publishProblems({ description: '', tags: ['-'], price, publicClone: true });
    if (wrong !== undefined) {
      setProblem(t(wrong.key, wrong.values));
      return;
    }
    setBusy(true);
    await onSave(price);
    setBusy(false);
    onClose();
  };
  const press = (): void => void (busy || save());
  return (
    <Dialog
      title={t('mine.changePriceOf', { title: template.title })}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      onEnter={press}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} onClick={press}>
            {t('mine.save')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        <TextField
          label={t('publish.price')}
          value={price}
          onChange={(text) => {
            setPrice(text);
            setProblem(undefined);
          }}
          maxLength={10}
          allNumeric
          inputMode="decimal"
          placeholder="0.00"
          hint={t('publish.priceHint')}
          error={problem}
          focusFirst
        />
        <p className="cd-dialog__text">{t('mine.priceText')}</p>
      </div>
    </Dialog>
  );
};
