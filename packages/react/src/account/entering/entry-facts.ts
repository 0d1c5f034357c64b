import type { EntryFacts } from '@chartdock/account';

const LONGEST = 200;

/**
 * Reads where and how someone signs up from their window, for registration tracking (ACCT-05..10): who opened an invitation was
 * invited, and a browser without a mouse is a phone's.
 */
export const readEntryFacts = (page: Window, target: string | undefined): EntryFacts => ({
  userSource: target?.startsWith('/join/') === true ? 'user_invite' : 'register',
  terminalType: page.matchMedia('(pointer: coarse)').matches ? 'h5' : 'web',
  channelType: 'po',
  device: {
    userAgent: page.navigator.userAgent.slice(0, LONGEST),
    language: page.navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: page.screen.width,
    screenHeight: page.screen.height,
  },
});
