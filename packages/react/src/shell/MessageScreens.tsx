import type { FileAreaState } from '@chartdock/files';
import { IconTile } from '../foundation/primitives/StateMessage.tsx';
import { emptySearchIcon, warningIcon } from '../foundation/icons/interface-icons.ts';
import type { JSX, ReactNode } from 'react';
import { useEffect } from 'react';
import type { ReadableStore } from '../foundation/provider/useStore.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import { accountTexts } from '../account/texts/account-texts.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { screenTexts } from './texts/screens/screen-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { ScreenTextKey } from './texts/screens/screen-texts.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { MessagePage } from '../foundation/app/MessagePage.tsx';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import { trashCountOf } from './trash-count.ts';

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

interface MessageProps extends ErrorText {
  /** Ways on that stand before the one to recent files. */
  readonly ways?: ReactNode;
}

const Message = ({ heading, text, icon, ways }: MessageProps): JSX.Element => {
  const t = useT(screenTexts);
  const { addressOf } = useApp();
  return (
    <main id={contentId} tabIndex={-1}>
      <MessagePage
        alone
        art={<IconTile icon={icon} />}
        heading={t(heading)}
        text={t(text)}
        actions={
          <>
            {ways}
            <Way to={addressOf({ page: 'history' })} text={t('app.toRecent')} isMain={ways === undefined} />
          </>
        }
      />
    </main>
  );
};

interface WayProps {
  readonly to: string;
  readonly text: string;
  readonly isMain: boolean;
}

const Way = ({ to, text, isMain }: WayProps): JSX.Element => (
  <AppLink className={`cd-button cd-button--${isMain ? 'primary' : 'secondary'} cd-link`} href={to}>
    {text}
  </AppLink>
);

/** Tells that an address leads nowhere and offers the way back (ROUTE-27, ROUTE-28). */
export const NotFoundScreen = (): JSX.Element => <Message {...texts.notFound} />;

/** Tells that a file could not be made or found; the editor's window ends here when a create call failed (ERR-16). */
export const FileErrorScreen = (): JSX.Element => <Message {...texts.file} />;

/** Tells that the server ended the visit to a page with code 411 (ERR-13). */
export const AccessErrorScreen = (): JSX.Element => <Message {...texts.access} />;

const nobody: ReadableStore<undefined> = { getState: () => undefined, subscribe: () => () => undefined };

const countIn = (state: FileAreaState | undefined): number | undefined =>
  state === undefined ? undefined : trashCountOf(state);

/** Gets how many items lie in someone's trash; undefined while that is not known. */
const useTrashCount = (): number | undefined => {
  const area = useFileArea();
  useEffect(() => {
    // Without a response the way to the trash stays.
    area?.loadTrashCount().catch(() => undefined);
  }, [area]);
  return useStore<FileAreaState | undefined, number | undefined>(area ?? nobody, countIn);
};

/** Tells that the file limit is reached; the editor's window ends here on code 509 (ERR-15). */
export const QuotaErrorScreen = (): JSX.Element => {
  const t = useT(accountTexts);
  const { addressOf, paymentAddress } = useApp();
  const emptiesTrash = useTrashCount() !== 0;
  const plans = paymentAddress !== undefined && <Way to={paymentAddress} text={t('quota.plans')} isMain />;
  const trash = emptiesTrash && (
    <Way to={addressOf({ page: 'trash' })} text={t('app.openTrash')} isMain={paymentAddress === undefined} />
  );
  const { icon, heading } = texts.quota;
  const text = emptiesTrash ? 'quotaError.text' : 'quotaError.textAlone';
  return (
    <Message
      icon={icon}
      heading={heading}
      text={text}
      ways={
        <>
          {plans}
          {trash}
        </>
      }
    />
  );
};
