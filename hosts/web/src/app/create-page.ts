import { createClient, createResumeTokenStore } from '@chartdock/client';
import { CORE_ABILITIES } from '@chartdock/files';
import { createGuardedStorage, parseOutsideAddresses, systemClock } from '@chartdock/platform';
import type { Host, OutsideAddresses } from '@chartdock/platform';
import { createChoice, createWorkspace } from '@chartdock/workspace';
import { navigate } from 'wouter/use-browser-location';
import { askedLooks } from '../navigation/asked-looks.ts';
import { templateAddress } from '../navigation/first-visit.ts';
import { addressOf } from '../navigation/place-address.ts';
import { watchHistorySteps } from '../navigation/history-steps.ts';
import { watchInstallOffer } from '../pwa/install-offer.ts';
import { signInAddress } from '../navigation/redirect.ts';
import '../first/first-file.ts';
import type { PageParts } from './page-context.ts';

/** Reads the addresses that the server has put into the head of the page (HOST-04, HOST-05). */
const readOutside = ({ document }: Window): OutsideAddresses =>
  parseOutsideAddresses(document.querySelector<HTMLMetaElement>('meta[name="chartdock-addresses"]')?.content);

/**
 * Builds the parts of a page of our own server: the session is in the server's cookie, the header token in memory, and
 * an ended session leads to the sign-in page that returns here (GUARD-07).
 */
export const createPage = (page: Window, host: Host): PageParts => {
  const storage = createGuardedStorage(() => page.localStorage);
  const outside = readOutside(page);
  const workspace = createWorkspace({
    client: createClient({ tokenStore: page.chartdockFirst?.tokens ?? createResumeTokenStore() }),
    host,
    clock: systemClock,
    storage,
    ...askedLooks(page.location),
    sessionStorage: createGuardedStorage(() => page.sessionStorage),
    timedNotices: false,
    onHeartbeat: () => {
      if (page.document.visibilityState !== 'visible' || workspace.account.getState().status !== 'signedIn')
        return;
      void workspace.notifications.refreshCount();
      // What another window put into the trash shows here as well; without a response the old count stays.
      workspace.files
        .getState()
        .area?.loadTrashCount()
        .catch(() => undefined);
    },
    abilities: new Set([...CORE_ABILITIES, 'publish', 'share', 'copyLink', 'pin']),
    asksRetention: true,
    isOnline: () => page.navigator.onLine,
    ...(outside.editHost === undefined ? {} : { editHost: outside.editHost }),
    pages: { upgrade: '/payment' },
    showLogin: (reason) =>
      navigate(reason === 'by_choice' ? '/login' : signInAddress(page.location), {
        replace: reason === 'expired',
      }),
  });
  const sideMenu = createChoice({
    storage,
    key: 'chartdock.sideMenu',
    values: ['full', 'collapsed'] as const,
    fallback: 'full',
  });
  const folderTree = createChoice({
    storage,
    key: 'chartdock.folderTree',
    values: ['open', 'closed'] as const,
    fallback: 'open',
  });
  return {
    steps: watchHistorySteps(page),
    install: watchInstallOffer(page),
    workspace,
    sideMenu,
    folderTree,
    outside,
    storage,
    addressOf,
    templatesAddress: host.capabilities.hideTemplateEntry ? undefined : templateAddress,
    settingsAddress: '/setting',
    partnersAddress: '/partners',
    paymentAddress: '/payment',
    couponAddress: '/coupon',
    navigate,
  };
};
