export { createWorkspace } from './workspace.ts';
export type { FilesState, Workspace, WorkspaceOptions, WorkspacePages } from './workspace.types.ts';
export { createNotices } from './notices/notices.ts';
export type { NoticesOptions } from './notices/notices.ts';
export type {
  Notice,
  NoticeAction,
  NoticeRequest,
  NoticeTone,
  Notices,
  NoticesState,
} from './notices/notices.types.ts';
export { createChoice } from './choices/choice.ts';
export type { Choice, ChoiceOptions } from './choices/choice.ts';
export { PREFERENCE_KEYS } from './choices/preferences.ts';
export { createDialogs } from './dialogs/dialogs.ts';
export type { DialogsOptions } from './dialogs/dialogs.ts';
export { hasMask } from './dialogs/dialogs.state.ts';
export { parseDialogCall } from './dialogs/parse-dialog-call.ts';
export type { DialogCall } from './dialogs/parse-dialog-call.ts';
export { DIALOG_NAMES } from './dialogs/dialogs.types.ts';
export type {
  ConfirmParams,
  DialogButton,
  DialogName,
  DialogParams,
  DialogRequest,
  DialogResult,
  Dialogs,
  DialogsState,
  ImportParams,
  NoParams,
  OpenDialog,
  OpenDialogOf,
  PlaceParams,
  PublishParams,
  RequestOf,
  RetentionParams,
  UpgradeParams,
} from './dialogs/dialogs.types.ts';
export type { RetentionAnswer } from './prompts/prompts.ts';
export type { Prompts } from './prompts/prompts.types.ts';
export { createHeartbeat } from './presence/heartbeat.ts';
export type { Heartbeat, HeartbeatOptions } from './presence/heartbeat.ts';
export { showsPromotion } from './presence/promotion.ts';
export type { PromotionMoment, PromotionWindow } from './presence/promotion.ts';
export { TOUR_STEPS, createTour } from './presence/tour.ts';
export type { Tour, TourButton, TourOptions, TourState } from './presence/tour.ts';
