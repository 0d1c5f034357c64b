import type { Domain } from '../calls/domain.types.ts';
import { browseCalls } from './browse.ts';
import { countUses } from './count-uses.ts';
import { describeCalls } from './describe-power.ts';
import { likeCalls } from './likes.ts';
import { useCalls } from './use.ts';

export { copyPaidTemplate } from './copy-template.ts';
export { drawPlace } from './place-pictures.ts';
export { listTemplates } from './list-template.ts';
export type { ListedTemplate } from './list-template.ts';

/** Gives the server what belongs to the template library. */
export const templates: Domain = {
  calls: [...browseCalls, ...likeCalls, ...useCalls, ...describeCalls],
  work: countUses,
};
