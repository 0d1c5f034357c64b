import { IconTile } from '../primitives/StateMessage.tsx';
import { emptySearchIcon, warningIcon } from '../icons/interface-icons.ts';
import type { JSX } from 'react';
import { useApp } from '../app/app-context.ts';
import { AppLink } from '../app/AppLink.tsx';
import { screenTexts } from './texts/screens/screen-texts.ts';
import { useT } from '../i18n/useT.ts';
import type { ScreenTextKey } from './texts/screens/screen-texts.ts';
import { contentId } from '../app/content-id.ts';
import { MessagePage } from '../app/MessagePage.tsx';

interface ErrorText {
  readonly heading: ScreenTextKey;
  readonly text: ScreenTextKey;
  readonly icon: string;
}

const texts = {
  notFound: { heading: 'notFound.heading', text: 'notFound.text', icon: emptySearchIcon },
  file: { heading: 'fileError.heading', text: 'fileError.text', icon: emptySearchIcon },
  access: { heading: 'accessError.heading', text: 'accessError.text', icon: warningIcon },
  quota: { heading: 'quotaError.heading', text: 'quotaError.text', icon: warningIcon },
} as const satisfies Readonly<Record<string, ErrorText>>;

const Message = ({ what }: { readonly what: keyof typeof texts }): JSX.Element => {
  const t = useT(screenTexts);
  const { addressOf } = useApp();
  const { heading, text, icon } = texts[what];
  return (
    <main id={contentId} tabIndex={-1}>
      <MessagePage
        alone
        art={<IconTile icon={icon} />}
        heading={t(heading)}
        text={t(text)}
        actions={
          <>
            {what === 'quota' && (
              <AppLink className="cd-button cd-button--primary cd-link" href={addressOf({ page: 'trash' })}>
                {t('app.openTrash')}
              </AppLink>
            )}
            <AppLink
              className={`cd-button cd-button--${what === 'quota' ? 'secondary' : 'primary'} cd-link`}
              href={addressOf({ page: 'history' })}
            >
              {t('app.toRecent')}
            </AppLink>
          </>
        }
      />
    </main>
  );
};

/** Tells that an address leads nowhere and offers the way back (ROUTE-27, ROUTE-28). */
export const NotFoundScreen = (): JSX.Element => <Message what="notFound" />;

/** Tells that a file could not be made or found; the editor's window ends here when a create call failed (ERR-16). */
export const FileErrorScreen = (): JSX.Element => <Message what="file" />;

/** Tells that the server ended the visit to a page with code 411 (ERR-13). */
export const AccessErrorScreen = (): JSX.Element => <Message what="access" />;

/** Tells that the file limit is reached; the editor's window ends here on code 509 (ERR-15). */
export const QuotaErrorScreen = (): JSX.Element => <Message what="quota" />;
