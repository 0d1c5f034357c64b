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
export { PREFERENCE_KEYS, THEMES } from './choices/preferences.ts';
export type { Theme } from './choices/preferences.ts';
