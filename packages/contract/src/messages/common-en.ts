import type { commonZh } from './common-zh.ts';

/** English texts that every client needs: its own words when a call fails, and those of a list of files. */
export const commonEn = {
  'error.serverException': 'server exception',
  'error.interface': 'interface error',
  'error.tooManyRequests': 'Too many requests, please try again later',
  'error.accountRestricted': 'Your account has been restricted for violating content rules',
  'error.signedOut': 'Your sign-in has expired, please sign in again',
  'error.generic': 'Unable to process your request at the moment, please try again later',
  'error.network': 'No connection. Check your network and try again',
  'error.fileUnavailable': 'The current file is not authorized to access or is invalid',
  'error.upgradeNeeded': 'Upgrade to enjoy all member benefits',
  'folder.root': 'My files',
  'time.justNow': 'just now',
  'time.minutes': '{n} min ago',
  'time.hours': '{n} h ago',
  'time.days': '{n} d ago',
  'time.months': '{n} mo ago',
  'time.years': '{n} yr ago',
} as const satisfies Record<keyof typeof commonZh, string>;
