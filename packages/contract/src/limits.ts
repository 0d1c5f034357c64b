/**
 * Holds every documented number in one place (CONST-16). Milliseconds, pixels and counts as the name says.
 */
export const LIMITS = {
  /** Request time-out in milliseconds (REQ-01). */
  requestTimeoutMs: 50_000,
  /** Life of the token cookie in days (AUTH-03). */
  tokenCookieDays: 7,
  /** Life of the token cookie when it came from a verified token (AUTH-04). */
  verifiedTokenCookieDays: 15,
  /** Rows on a page unless the call says otherwise (CONST-01). */
  pageSize: 10,
  /** Largest page a list call accepts. */
  maxPageSize: 200,
  /** Buttons the pager shows (CONST-02). */
  pagerCount: 7,
  /** How long a toast stays, in milliseconds (CONST-03). */
  toastMs: 1500,
  /** How long the restricted-account warning stays, in milliseconds (PUBLISH-06). */
  restrictedNoticeMs: 3000,
  /** Window width in pixels below which the compact layout is used (CONST-04). */
  compactWidth: 785,
  /** Folders from which the breadcrumb collapses (CRUMB-03). */
  crumbCollapseAt: 4,
  /** Folders the collapsed breadcrumb still shows (CRUMB-03). */
  crumbTail: 2,
  /** Files of a free account unless the server is set otherwise (PROD-19). */
  freeFileQuota: 9,
  /** Figure that stands for "unlimited" in quota checks (QUOTA-02). */
  unlimitedFiles: 100,
  /** Folder levels below the root unless the server is set otherwise (PROD-11). */
  folderDepth: 20,
  /** Longest title in UTF-16 code units. */
  titleLength: 128,
  /** Most items one batch call takes. */
  batchItems: 500,
  /** Default and first layer of a dialog (DLG-20). */
  dialogLayer: 100,
  /** Default dialog width in pixels (DLG-18). */
  dialogWidth: 386,
  /** Default dialog height in pixels (DLG-18). */
  dialogHeight: 443,
  /** Days the "last platform" cookie lives (GUARD-08). */
  platformCookieDays: 30,
} as const;
