export { createWorkspace } from './workspace.ts';
export type { Workspace, WorkspaceOptions, WorkspacePages, WorkspaceWith } from './workspace.types.ts';
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
  DialogCall,
  DialogRequest,
  DialogResult,
  DialogsOf,
  DialogsState,
  OpenDialog,
  OpeningOf,
  OpensDialogs,
} from './dialogs/dialogs.types.ts';
export { createDialogs } from './dialogs/dialogs.ts';
export { DIALOG_NAMES, USUAL_DIALOGS } from './usual/usual-dialogs.ts';
export type { DialogName, DialogParams, Dialogs, UsualDialogs } from './usual/usual-dialogs.ts';
export { ACCOUNT_DIALOGS } from './usual/account-dialogs.ts';
export { CORE_DIALOGS } from './usual/core-dialogs.ts';
export { DOCUMENT_DIALOGS } from './usual/document-dialogs.ts';
export { PAYMENT_DIALOGS } from './usual/payment-dialogs.ts';
export { SHARING_DIALOGS } from './usual/sharing-dialogs.ts';
export type { ShareParams, SharesParams } from './usual/sharing-dialogs.ts';
export type { PayParams, PayResult } from './usual/payment-dialogs.ts';
export { FILE_DIALOGS } from './usual/file-dialogs.ts';
export type { ConfirmParams } from './usual/core-dialogs.ts';
export type { RetentionAnswer, RetentionParams, UpgradeParams } from './usual/account-dialogs.ts';
export type { ImportParams, PlaceParams, PublishParams } from './usual/file-dialogs.ts';
export { createLazyPart } from './parts/lazy-part.ts';
export type { LazyPartOptions } from './parts/lazy-part.ts';
export type { Files, FilesState } from './parts/files-part.ts';
export type { AttachedPart, DialogsOfParts, FacesOf, PartTools, WorkspacePart } from './parts/part.types.ts';
export type { Prompts } from './prompts/prompts.types.ts';
export { createHeartbeat } from './presence/heartbeat.ts';
export type { Heartbeat, HeartbeatOptions } from './presence/heartbeat.ts';
export { showsPromotion } from './presence/promotion.ts';
export type { PromotionMoment, PromotionWindow } from './presence/promotion.ts';
export { TOUR_STEPS, createTour } from './presence/tour.ts';
export type { Tour, TourButton, TourOptions, TourState } from './presence/tour.ts';
