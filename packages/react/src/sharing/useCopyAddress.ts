import type { ShareLink } from '@chartdock/contract';
import { useApp } from '../foundation/app/app-context.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { addressOfLink } from './links/LinkList.tsx';
import { shareTexts } from './texts/share-texts.ts';

/** How long an address that has to be copied by hand stays, in milliseconds. */
const BY_HAND_MS = 20_000;

/** Copies the address of a link, and shows it where the browser does not let a page copy. */
export const useCopyAddress = (): ((link: ShareLink) => Promise<void>) => {
  const t = useT(shareTexts);
  const { notices } = useApp().workspace;
  return async (link) => {
    const address = addressOfLink(link);
    try {
      await navigator.clipboard.writeText(address);
      notices.show({ tone: 'success', text: t('share.copied') });
    } catch {
      notices.show({ text: t('share.copyByHand'), detail: address, duration: BY_HAND_MS });
    }
  };
};
