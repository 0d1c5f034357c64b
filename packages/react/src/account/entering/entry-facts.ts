import type { RegistrationFacts } from '@chartdock/account';
import { parseAgent } from '@chartdock/contract';

/**
 * Reads where and how someone signs up from their window, for registration tracking (ACCT-05..10): who opened an invitation was
 * invited, and a browser without a mouse is a phone's.
 */
export const readEntryFacts = (page: Window, target: string | undefined): RegistrationFacts => ({
  userSource: target?.startsWith('/join/') === true ? 'user_invite' : 'register',
  terminalType: page.matchMedia('(pointer: coarse)').matches ? 'h5' : 'web',
  channelType: 'po',
  device: {
    ...parseAgent(page.navigator.userAgent),
    screen: `${page.screen.width}x${page.screen.height}`,
    language: page.navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
});
