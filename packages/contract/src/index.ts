export { calls } from './generated/calls.ts';
export type { Call, CallDescriptor, Encoding, Method } from './call.ts';
export type { CallData, CallGroup, CallInput, CallName, CallParsedInput } from './call-types.ts';
export { parseEnvelope } from './envelope.ts';
export type { Envelope, InputIssue } from './envelope.ts';
export { CODE_MESSAGES } from './code-messages.ts';
export type { Code } from './code-messages.ts';
export { reactionTo } from './reactions.ts';
export type { Effect, Reaction } from './reactions.ts';
export { parseAgent } from './rules/account/agent.ts';
export type { Agent } from './rules/account/agent.ts';
export { AI_PROMPT_LENGTH, AI_PURPOSES, AI_TEXT_LENGTH, PIECES_TYPE } from './rules/ai-limits.ts';
export type { AiPurpose } from './rules/ai-limits.ts';
export { BATCH_ITEMS, PIN_LIMIT, REQUEST_TIMEOUT_MS } from './rules/call-limits.ts';
export {
  DESCRIPTION_LENGTH,
  PUBLISH_MAX_YUAN,
  PUBLISH_TAGS,
  PUBLISH_TAG_LENGTH,
} from './rules/publishing.ts';
export { TOKEN_COOKIE_DAYS, VERIFIED_TOKEN_COOKIE_DAYS } from './rules/token-life.ts';
export { LOCALES, parseLocale } from './locale.ts';
export type { Locale } from './locale.ts';
export { THEMES } from './theme.ts';
export type { Palette, Theme } from './theme.ts';
export { createTranslator, formatMessage } from './messages/translator.ts';
export { sharedMessages } from './messages/shared.ts';
export { commonEn as englishCommonMessages } from './messages/common-en.ts';
export { commonZh as chineseCommonMessages } from './messages/common-zh.ts';
export type { Catalogue, MessageValues, Translate } from './messages/translator.ts';
export type { MessageKey } from './messages/zh.ts';
export {
  avatarAddress,
  boardThumbnailAddress,
  filePictureAddress,
  fileThumbnailAddress,
  thumbnailAddress,
  thumbnailSources,
} from './rules/addresses.ts';
export type { PicturedFile, ThumbnailVariant } from './rules/addresses.ts';
export { chartTypeOf, kindOfCategory } from './rules/category.ts';
export type { ChartType, FileKind } from './rules/category.ts';
export { openAddress } from './rules/file-addresses.ts';
export { FILE_CATEGORIES } from './file-categories.ts';
export type { FileCategory } from './file-categories.ts';
export {
  POSITION_EXPORT_PATH,
  ZIP_EXPORT_FILES,
  ZIP_EXPORT_NAME,
  ZIP_EXPORT_PATH,
  downloadAddress,
  previewAddress,
} from './rules/download-addresses.ts';
export type { DownloadLink } from './rules/download-addresses.ts';
export {
  EXPORT_LISTS,
  EXPORT_TYPES,
  exportExtension,
  exportFileName,
  exportListOf,
  holdsAllCanvases,
  isPositionExport,
  isVipExport,
} from './rules/export-formats.ts';
export type { ExportList, ExportType, PositionExport } from './rules/export-formats.ts';
export { IMPORT_ENDINGS, IMPORT_MEGABYTES, importEndingOf } from './rules/import-formats.ts';
export type { ImportEnding } from './rules/import-formats.ts';
export {
  FOLDER_DEPTH,
  FREE_FILES,
  UNLIMITED_FILES,
  canCreateFile,
  isUnlimited,
  remainingFiles,
} from './rules/quota.ts';
export type { QuotaState } from './rules/quota.ts';
export { isAllowedName, isEmail, isPhone, isPrice } from './rules/formats.ts';
export { MAX_PAGE_SIZE, PAGER_COUNT, PAGE_SIZE } from './rules/pager.ts';
export { passwordProblem } from './rules/password.ts';
export type { PasswordProblem } from './rules/password.ts';
export { COMPACT_WIDTH } from './rules/window-size.ts';
export { formatDate, formatTimestamp } from './rules/dates.ts';
export { formatAge, formatEventTime, formatRelativeTime, formatShortTime } from './rules/time.ts';
export { acceptText, textLength } from './rules/text-length.ts';
export type { TextLimit } from './rules/text-length.ts';
export type { TimePrefix } from './rules/time.ts';
export {
  VIEW_PASSWORD_MAX,
  VIEW_PASSWORD_MIN,
  isViewPassword,
  viewLinkAddress,
} from './rules/sharing/view-links.ts';
export {
  COLLABORATOR_ROLES,
  LINK_ROLES,
  isAtLeast,
  isCollaboratorRole,
} from './rules/sharing/collaborator-roles.ts';
export type { CollaboratorRole, LinkRole } from './rules/sharing/collaborator-roles.ts';
export { RIGHT_SCOPES, ROLE_POLICY, ROLE_RIGHTS, hasRight } from './rules/sharing/role-policy.ts';
export type { RightFacts, RoleGrant, RoleRight } from './rules/sharing/role-policy.ts';
export {
  FREE_COLLABORATORS,
  LINK_DAYS,
  SHARE_MESSAGE_MAX,
  SHARE_NOTE_MAX,
  joinAddress,
} from './rules/sharing/share-links.ts';
export { TITLE_LENGTH, cleanTitle, cutTitle, isTitleChanged } from './rules/title.ts';
export type { CleanTitle, TitleProblem } from './rules/title.ts';
export type { Crumb, FileRecord, ItemRef } from './entities/file.ts';
export type { FilePage } from './entities/page.ts';
export type { Coupon } from './entities/coupon.ts';
export type { Organisation, OrganisationInvitation, OrganisationMember } from './entities/organisation.ts';
export type { Order, OrderRefund, OrderType, PayChannel, Plan, TradeState } from './entities/order.ts';
export type { TemplateCard, TemplatePlaceEntry } from './entities/template.ts';
export { TEMPLATE_LENGTHS, TEMPLATE_SCENES, TEMPLATE_TOPICS } from './rules/template-places.ts';
export type { TemplateKind, TemplateLength, TemplatePlace } from './rules/template-places.ts';
export { isTemplateScene, isTemplateTopic, sceneOfCategory } from './rules/template-scenes.ts';
export type { Privilege, UserInfo } from './entities/user.ts';
export type { ContactKind } from './entities/contact.ts';
export type { Device } from './entities/device.ts';
export type { BindInfo } from './endpoints/account.ts';
export type { Notification, NotificationKind } from './endpoints/notifications.ts';
export type { PublishedTemplate, PublishedTotals, ReviewRequest } from './endpoints/reviews.ts';
export type { DefinitionConflict } from './endpoints/definitions.ts';
export type { RecentPerson } from './endpoints/collaboration-recent.ts';
export type {
  AccessRequest,
  Collaborator,
  OwnerOffer,
  ShareActivity,
  ShareLink,
  Sharing,
} from './entities/sharing.ts';
export type { ViewLink } from './endpoints/view-links.ts';
export type { BatchResult, BatchType, FolderNode } from './endpoints/folders.ts';
