import { IconTile, emptySearchIcon, warningIcon } from '@chartdock/react';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';
import type { WebMessageKey } from '../messages/zh.ts';
import { contentId } from '../navigation/useArrival.ts';
import { MessagePage } from './MessagePage.tsx';

interface ErrorText {
  readonly heading: WebMessageKey;
  readonly text: WebMessageKey;
  readonly icon: string;
}

const texts = {
  notFound: { heading: 'web.notFound.heading', text: 'web.notFound.text', icon: emptySearchIcon },
  file: { heading: 'web.error404.heading', text: 'web.error404.text', icon: emptySearchIcon },
  access: { heading: 'web.error411.heading', text: 'web.error411.text', icon: warningIcon },
  quota: { heading: 'web.error509.heading', text: 'web.error509.text', icon: warningIcon },
} as const satisfies Readonly<Record<string, ErrorText>>;

const Message = ({ what }: { readonly what: keyof typeof texts }): JSX.Element => {
  const t = useWebText();
  const { heading, text, icon } = texts[what];
  return (
    <main id={contentId} tabIndex={-1}>
      <MessagePage
        alone
        art={<IconTile icon={icon} />}
        heading={t(heading)}
        text={t(text)}
        actions={
          <Link className="cd-button cd-button--primary web-link" href="/history">
            {t('web.notFound.back')}
          </Link>
        }
      />
    </main>
  );
};

/** Tells that an address leads nowhere and offers the way back (ROUTE-27, ROUTE-28). */
export const NotFoundPage = (): JSX.Element => <Message what="notFound" />;

/** Tells that a file could not be made or found; the editor's window ends here when a create call failed (ERR-16). */
export const FileErrorPage = (): JSX.Element => <Message what="file" />;

/** Tells that the server ended the visit to a page with code 411 (ERR-13). */
export const AccessErrorPage = (): JSX.Element => <Message what="access" />;

/** Tells that the file limit is reached; the editor's window ends here on code 509 (ERR-15). */
export const QuotaErrorPage = (): JSX.Element => <Message what="quota" />;
