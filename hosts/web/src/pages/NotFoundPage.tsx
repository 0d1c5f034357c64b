import { IconTile, emptySearchIcon } from '@chartdock/react';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';
import { MessagePage } from './MessagePage.tsx';

/** Tells that an address leads nowhere and offers the way back (ROUTE-27, ROUTE-28). */
export const NotFoundPage = (): JSX.Element => {
  const t = useWebText();
  return (
    <main id="web-content" tabIndex={-1}>
      <MessagePage
        alone
        art={<IconTile icon={emptySearchIcon} />}
        heading={t('web.notFound.heading')}
        text={t('web.notFound.text')}
        actions={
          <Link className="cd-button cd-button--primary web-link" href="/history">
            {t('web.notFound.back')}
          </Link>
        }
      />
    </main>
  );
};
