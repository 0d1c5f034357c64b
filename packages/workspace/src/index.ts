export { createWorkspace } from './workspace.ts';
export type { Workspace, WorkspaceOptions, WorkspacePages } from './workspace.types.ts';
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
export { TELLING_LOOK, USUAL_LOOK, plainDialog } from './dialogs/dialog-definition.ts';
export type {
  DialogDefinition,
  DialogLook,
  DialogTable,
  Fields,
  NameIn,
  NoParams,
  ParamsIn,
  ValueIn,
} from './dialogs/dialog-definition.ts';
export type { DialogsOptions } from './dialogs/dialogs.ts';
export { hasMask } from './dialogs/dialogs.state.ts';
export type {
  DialogButton,
  DialogCallIn,
  DialogResult,
  DialogsOf,
  DialogsStateOf,
  OpenDialogIn,
  OpenDialogNamed,
  OpeningOf,
  RequestIn,
} from './dialogs/dialogs.types.ts';
export { createDialogs } from './dialogs/dialogs.ts';
export { DIALOG_NAMES, USUAL_DIALOGS } from './usual/usual-dialogs.ts';
export type {
  DialogCall,
  DialogName,
  DialogParams,
  DialogRequest,
  Dialogs,
  DialogsState,
  OpenDialog,
  OpenDialogOf,
  UsualDialogs,
} from './usual/usual-dialogs.ts';
export type { ConfirmParams } from './usual/core-dialogs.ts';
export type { UpgradeParams } from './usual/account-dialogs.ts';
export type {
  ImportParams,
  PlaceParams,
  PublishParams,
  RetentionAnswer,
  RetentionParams,
} from './usual/file-dialogs.ts';
export { createLazyPart } from './parts/lazy-part.ts';
export type { LazyPartOptions } from './parts/lazy-part.ts';
export type { Files, FilesState } from './parts/files-part.ts';
export type { AttachedPart, DialogsWith, FacesOf, PartTools, WorkspacePart } from './parts/part.types.ts';
export type { Prompts } from './prompts/prompts.types.ts';
export { createHeartbeat } from './presence/heartbeat.ts';
export type { Heartbeat, HeartbeatOptions } from './presence/heartbeat.ts';
export { showsPromotion } from './presence/promotion.ts';
export type { PromotionMoment, PromotionWindow } from './presence/promotion.ts';
export { TOUR_STEPS, createTour } from './presence/tour.ts';
export type { Tour, TourButton, TourOptions, TourState } from './presence/tour.ts';
