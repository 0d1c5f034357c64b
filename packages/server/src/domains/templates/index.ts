import type { Domain } from '../../kernel/calls/domain.types.ts';
import { templateTables } from './tables.ts';
import { browseCalls } from './browse.ts';
import { countUses } from './count-uses.ts';
import { describeCalls } from './describe-power.ts';
import { likeCalls } from './likes.ts';
import { measureTemplates } from './measure-templates.ts';
import { partnerCalls } from './partner-shelf.ts';
import { reviewCalls } from './reviews/calls.ts';
import { forgetPublished } from './reviews/forget-published.ts';
import { clearShelf } from './reviews/shelf.ts';
import { mendSearchRows } from './search-rows.ts';
import { useCalls } from './use.ts';

export { copyPaidTemplate } from './copy-template.ts';
export { drawPlace } from './place-pictures.ts';
export { inEveryLanguage, readTemplate } from './open-template.ts';
export { cloneTemplate } from './use.ts';
export { countUses } from './count-uses.ts';
export { findListed } from './find-listed.ts';
export { listTemplates } from './list-template.ts';
export type { ListedTemplate } from './list-template.ts';
export { approveByCommand, findReview, listReviews, refuseByCommand } from './reviews/manage-reviews.ts';
export type { ReviewSummary } from './reviews/manage-reviews.ts';
export { enterLoaded } from './reviews/enter-loaded.ts';
export type { PlacedTemplate } from './reviews/enter-loaded.ts';
export { isOwnTemplate, requestReview, withdrawOffer } from './reviews/request.ts';
export { mayResell } from './may-resell.ts';
export { writePublication } from './reviews/write-publication.ts';

/** Gives the server the domain of the template library. */
export const templates: Domain = {
  tables: templateTables,
  calls: [...browseCalls, ...likeCalls, ...useCalls, ...partnerCalls, ...describeCalls, ...reviewCalls],
  forgetNodes: forgetPublished,
  work: async (app) => {
    await countUses(app);
    await measureTemplates(app);
    await clearShelf(app);
  },
  reconcile: async (app) => ({ templateSearches: await mendSearchRows(app) }),
};
