import { systemClock } from '@chartdock/platform';
import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { showsPromotion } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { shellTexts } from './texts/shell-texts.ts';

const storedAs = (userId: string): string => `chartdock.promotion.${userId}`;

/** Properties of {@link Promotion}. */
export interface PromotionProps {
  readonly userId: string;
  /** Path of the page that is open. */
  readonly path: string;
}

/** Shows the promotional dialog in its days, once per person, and not where people draw or pay (GUIDE-10..14). */
export const Promotion = ({ userId, path }: PromotionProps): JSX.Element | null => {
  const t = useT(shellTexts);
  const { storage } = useApp();
  const [closed, setClosed] = useState(() => storage.get(storedAs(userId)) !== undefined);
  if (closed || !showsPromotion({ now: systemClock.now(), path })) return null;
  const close = (): void => {
    storage.set(storedAs(userId), 'closed');
    setClosed(true);
  };
  return (
    <Dialog
      title={t('promotion.title')}
      closeLabel={t('common.close')}
      onClose={close}
      height="content"
      footer={
        <Button look="primary" onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{t('promotion.text')}</p>
    </Dialog>
  );
};
