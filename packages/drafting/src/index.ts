export { DRAFT_KINDS, drawDraft } from './draw-draft.ts';
export type { DraftFault, DraftLanguage, DraftOptions, DraftOutcome } from './draft.types.ts';
