import type { WebTextKey } from './zh.ts';

/** English texts of what the web app draws itself. */
export const en: Readonly<Record<WebTextKey, string>> = {
  'web.title.templates': 'Create',
  'web.title.newFile': 'New file',
  'web.title.category': 'Template topic',
  'web.title.library': 'Template community',
  'web.title.mine': 'My templates',
  'web.title.review': 'Review templates',
  'web.title.ai': 'AI new',
  'web.title.partners': 'Partner access',
  'web.title.payment': 'Plans and orders',
  'web.title.coupon': 'Coupons',
  'web.title.updates': "What's new",
  'web.title.dialog': 'Dialog',
  'web.title.login': 'Sign in',
  'web.title.notFound': 'Page not found',
  'web.title.file': 'File',
  'web.title.error': 'Something went wrong',
  'web.page.coming': 'Loading the page',
  'web.crash.heading': 'Something went wrong on this page',
  'web.crash.text': 'Everything saved so far is safe. Reloading usually helps.',
  'web.crash.reload': 'Reload',
  'web.pwa.update': 'A new version is ready',
  'web.pwa.reload': 'Reload',
  'web.offline.heading': "You're offline",
  'web.offline.text': 'Your files are safe on the server. This page picks up again once you are back online.',
};
