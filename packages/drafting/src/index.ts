export { DRAFT_KINDS, drawDraft } from './draw-draft.ts';
export type { DraftFault, DraftLanguage, DraftOptions, DraftOutcome } from './draft.types.ts';
export { drawFlow, drawSchedule } from './draw-parts.ts';
export type { FlowLink, FlowStep, PartsOptions, ScheduleRow } from './draw-parts.ts';
