import type { ShareLink } from '@chartdock/contract';
import { useApp } from '../foundation/app/app-context.ts';
import { copyComingText } from '../foundation/clipboard/copy-coming-text.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { addressOfLink } from './links/LinkList.tsx';
import { shareTexts } from './texts/share-texts.ts';

/** How long an address that has to be copied by hand stays, in milliseconds. */
const BY_HAND_MS = 20_000;

/**
 * Copies the address of a link, also of one that the server is still making, and shows it where the browser does not let a page
 * copy. Nothing happens when no link comes.
 */
export const useCopyAddress = (): ((link: ShareLink | Promise<ShareLink | undefined>) => Promise<void>) => {
  const t = useT(shareTexts);
  const { notices } = useApp().workspace;
  return async (link) => {
    const coming = Promise.resolve(link);
    const written = copyComingText(
      coming.then((made) => {
        if (made === undefined) throw new Error('no link came');
        return addressOfLink(made);
      }),
    );
    try {
      await written;
      notices.show({ tone: 'success', text: t('share.copied') });
    } catch {
      const made = await coming;
      if (made === undefined) return;
      notices.show({ text: t('share.copyByHand'), detail: addressOfLink(made), duration: BY_HAND_MS });
    }
  };
};
