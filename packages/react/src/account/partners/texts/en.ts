import type { zh } from './zh.ts';

/** English texts about partners that were let in. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'partners.heading': 'Partner access',
  'partners.lead':
    'These partners may use Chartdock on your behalf. A partner whose access you withdraw loses it at once, until you allow it again.',
  'partners.list': 'Partners you allowed',
  'partners.loading': 'Loading partners',
  'partners.empty': 'No partner has access',
  'partners.emptyText': 'Partners appear here once you use Chartdock on their pages.',
  'partners.failed': "The partners couldn't be loaded",
  'partners.failedText': 'Check your network and try again.',
  'partners.since': 'Allowed {age}',
  'partners.used': 'Last access: {age}',
  'partners.unused': 'No valid access right now',
  'partners.may': 'What {name} may do',
  'partners.scope.files:read': 'See your files',
  'partners.scope.files:write': 'Create and change files',
  'partners.scope.export': 'Download files',
  'partners.scope.publish': 'Make files public',
  'partners.scope.share': 'Create view links',
  'partners.scope.pay': 'Sell you templates and memberships. You pay for them yourself',
  'partners.withdraw': 'Withdraw',
  'partners.withdrawOf': 'Withdraw access: {name}',
  'partners.ask': 'Withdraw access from {name}?',
  'partners.askText':
    "It loses access at once, also on pages that are open now. You can't undo this here; to allow it again, go to the partner's own pages.",
  'partners.withdrawn': '{name} no longer has access',
  'partners.notDone': "Access wasn't withdrawn: {reason}",
};
