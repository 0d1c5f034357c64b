import type { zh } from './zh.ts';

/** English texts about an account in the frame of the app. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'quota.used': '{used} of {total} files used',
  'quota.left': '{n} left',
  'quota.full': "You've reached your file limit. Empty the trash or upgrade to create more.",
  'quota.unlimited': 'Unlimited files',
  'quota.unlimitedUsed': '{used} files · Unlimited',
  'quota.plans': 'See plans',
  'quota.label': 'File use',
  'notifications.label': 'Notifications',
  'notifications.labelUnread': 'Notifications, {n} unread',
  'account.label': 'Account menu: {name}',
};
