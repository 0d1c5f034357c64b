import { systemClock } from '@chartdock/platform';
import { Button, Dialog, useT } from '@chartdock/react';
import { showsPromotion } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

const storedAs = (userId: string): string => `chartdock.promotion.${userId}`;

/** Shows the promotional dialog in its days, once per person, and not where people draw or pay (GUIDE-10..14). */
export const Promotion = ({ userId }: { readonly userId: string }): JSX.Element | null => {
  const t = useWebText();
  const ui = useT();
  const { storage } = usePage();
  const [path] = useLocation();
  const [closed, setClosed] = useState(() => storage.get(storedAs(userId)) !== undefined);
  if (closed || !showsPromotion({ now: systemClock.now(), path })) return null;
  const close = (): void => {
    storage.set(storedAs(userId), 'closed');
    setClosed(true);
  };
  return (
    <Dialog
      title={t('web.promotion.title')}
      closeLabel={ui('common.close')}
      onClose={close}
      height="content"
      footer={
        <Button look="primary" onClick={close}>
          {ui('common.ok')}
        </Button>
      }
    >
      <p>{t('web.promotion.text')}</p>
    </Dialog>
  );
};
