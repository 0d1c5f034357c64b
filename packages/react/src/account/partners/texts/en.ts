import type { zh } from './zh.ts';

/** English texts about partners that were let in. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'partners.heading': 'Partner access',
  'partners.lead':
    'These partners may use Chartdock in your name. A partner whose access you withdraw loses it at once, until you let it in again.',
  'partners.list': 'Partners you let in',
  'partners.loading': 'Loading partners',
  'partners.empty': 'No partner has access',
  'partners.emptyText': 'Once you use Chartdock on the pages of a partner, it is listed here.',
  'partners.failed': 'The partners could not be loaded',
  'partners.failedText': 'Check your network and try again.',
  'partners.since': 'Let in {age}',
  'partners.used': 'Got access last: {age}',
  'partners.unused': 'Has no access that works right now',
  'partners.may': 'What {name} may do',
  'partners.scope.files:read': 'Look at your files',
  'partners.scope.files:write': 'Create and change files',
  'partners.scope.export': 'Download files',
  'partners.scope.publish': 'Make files public',
  'partners.scope.share': 'Create view links',
  'partners.scope.pay': 'Sell you templates and memberships, which you pay for yourself',
  'partners.withdraw': 'Withdraw',
  'partners.withdrawOf': 'Withdraw the access of {name}',
  'partners.ask': 'Withdraw the access of {name}?',
  'partners.askText':
    'It loses access at once, also on pages that are open now. This cannot be undone; if you need it again, let it in on its own pages.',
  'partners.withdrawn': 'The access of {name} is withdrawn',
  'partners.notDone': 'The access was not withdrawn: {reason}',
};
