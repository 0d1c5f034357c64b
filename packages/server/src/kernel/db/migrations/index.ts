import type { Migration } from 'kysely/migration';
import { fileArea } from './0001-file-area.ts';
import { codesAndPublishing } from './0002-codes-and-publishing.ts';
import { folderGrams } from './0003-folder-grams.ts';
import { exportUse } from './0004-export-use.ts';
import { trashKinds } from './0005-trash-kinds.ts';
import { partnerAccess } from './0006-partner-access.ts';
import { creationOrder } from './0007-creation-order.ts';
import { notifications } from './0008-notifications.ts';
import { viewLinks } from './0009-view-links.ts';
import { tokenItems } from './0010-token-items.ts';
import { disabledAccounts } from './0011-disabled-accounts.ts';
import { revisions } from './0012-revisions.ts';
import { words } from './0013-words.ts';
import { templates } from './0014-templates.ts';
import { templateReviews } from './0015-template-reviews.ts';
import { payments } from './0020-payments.ts';
import { partnerTemplates } from './0021-partner-templates.ts';
import { bills } from './0022-bills.ts';
import { wordsEnteredSooner } from './0023-words-entered-sooner.ts';
import { templateLength } from './0024-template-length.ts';
import { paymentInbox } from './0025-payment-inbox.ts';
import { templateSearch } from './0026-template-search.ts';
import { payingInApp } from './0027-paying-in-app.ts';
import { templateStretches } from './0028-template-stretches.ts';
import { payers } from './0029-payers.ts';
import { organisations } from './0030-organisations.ts';
import { pins } from './0031-pins.ts';
import { organisationInvitations } from './0032-organisation-invitations.ts';
import { promotions } from './0033-promotions.ts';
import { sharing } from './0040-sharing.ts';
import { connecting } from './0045-connecting.ts';
import { orderQuestions } from './0052-order-questions.ts';
import { soldWords } from './0053-sold-words.ts';
import { operations } from './0054-operations.ts';
import { signingUp } from './0055-signing-up.ts';

/** Lists every migration by the name it is recorded under; a released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-file-area': fileArea,
  '0002-codes-and-publishing': codesAndPublishing,
  '0003-folder-grams': folderGrams,
  '0004-export-use': exportUse,
  '0005-trash-kinds': trashKinds,
  '0006-partner-access': partnerAccess,
  '0007-creation-order': creationOrder,
  '0008-notifications': notifications,
  '0009-view-links': viewLinks,
  '0010-token-items': tokenItems,
  '0011-disabled-accounts': disabledAccounts,
  '0012-revisions': revisions,
  '0013-words': words,
  '0014-templates': templates,
  '0015-template-reviews': templateReviews,
  '0020-payments': payments,
  '0021-partner-templates': partnerTemplates,
  '0022-bills': bills,
  '0023-words-entered-sooner': wordsEnteredSooner,
  '0024-template-length': templateLength,
  '0025-payment-inbox': paymentInbox,
  '0026-template-search': templateSearch,
  '0027-paying-in-app': payingInApp,
  '0028-template-stretches': templateStretches,
  '0029-payers': payers,
  '0030-organisations': organisations,
  '0031-pins': pins,
  '0032-organisation-invitations': organisationInvitations,
  '0033-promotions': promotions,
  '0040-sharing': sharing,
  '0045-connecting': connecting,
  '0052-order-questions': orderQuestions,
  '0053-sold-words': soldWords,
  '0054-operations': operations,
  '0055-signing-up': signingUp,
};
