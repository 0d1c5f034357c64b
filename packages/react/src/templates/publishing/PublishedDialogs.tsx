import type { PublishedTemplate } from '@chartdock/contract';
import type { PublishedTemplates } from '@chartdock/templates';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { PublishAgainDialog } from './PublishAgainDialog.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

/** Question to an author about a template of theirs. */
export interface AskedAbout {
  readonly about: PublishedTemplate;
  readonly what: 'price' | 'again' | 'withdraw';
}

/** Properties of {@link PublishedDialogs}. */
export interface PublishedDialogsProps {
  readonly asked: AskedAbout;
  readonly mine: PublishedTemplates;
  /** Hears of a change that was begun; resolves with whether it was done. */
  readonly onChange: (change: Promise<boolean>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Draws the question that is open about a template. */
export const PublishedDialogs = ({ asked, mine, onChange, onClose }: PublishedDialogsProps): JSX.Element => {
  const t = useT(publishingTexts);
  const { about, what } = asked;
  const { chartId, title } = about;
  if (what === 'price')
    return (
      <PriceDialog
        template={about}
        onSave={(price) => onChange(mine.changePrice(chartId, price))}
        onClose={onClose}
      />
    );
  if (what === 'again')
    return (
      <PublishAgainDialog
        template={about}
        onPublish={(form) => onChange(mine.publishAgain(chartId, form))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      dangerous
      title={t('mine.withdrawAsk', { title })}
      text={t('mine.withdrawText')}
      confirmLabel={t('mine.withdraw')}
      onConfirm={() => onChange(mine.withdraw(chartId))}
      onClose={onClose}
    />
  );
};
