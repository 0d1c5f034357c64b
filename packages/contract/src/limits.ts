import { CRUMB_COLLAPSE_AT, CRUMB_TAIL, REQUEST_TIMEOUT_MS } from './first-limits.ts';

/**
 * Holds every documented number in one place (CONST-16). Milliseconds, pixels and counts as the name says.
 */
export const LIMITS = {
  /** Request time-out in milliseconds (REQ-01). */
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
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
  crumbCollapseAt: CRUMB_COLLAPSE_AT,
  /** Folders the collapsed breadcrumb still shows (CRUMB-03). */
  crumbTail: CRUMB_TAIL,
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
  /** First page of the templates a person used. */
  templatesUsedPage: 1,
  /** Rows on a page of the templates a person used. */
  templatesUsedPageSize: 100,
  /** Direction of lists until somebody chooses. */
  defaultSort: 'desc',
  /** Order of lists until somebody chooses. */
  defaultSortType: 'lastModify',
  /** How lists are drawn until somebody chooses. */
  defaultView: 'icon',
  /** How long the toast about an empty coupon code stays, in milliseconds. */
  couponEmptyToastMs: 1000,
  /** How long the toast about a refused coupon stays, in milliseconds. */
  couponErrorToastMs: 2000,
  /** When a hidden download frame is cleared, in milliseconds (EXPORT-35). */
  downloadFrameMs: 8000,
  /** Window width in pixels from which the year report shows (CONST-05). */
  yearReportWidth: 1100,
  /** Window height in pixels from which the carousel shows (CONST-06). */
  carouselHeight: 630,
  /** What the create menu loses in a low window, in pixels (CONST-07). */
  menuHeightCut: 165,
  /** Width of the guided tour in pixels (GUIDE-06). */
  guideWidth: 350,
  /** Most characters of a description unless said otherwise (VALID-07). */
  textareaLength: 200,
  /** Most tags of a published file. */
  publishTags: 10,
  /** Longest tag of a published file in UTF-16 code units. */
  publishTagLength: 20,
  /** Highest price of a published file in yuan. */
  publishMaxYuan: 1_000_000,
  /** Time before another code may be asked for, in milliseconds. */
  codePauseMs: 60_000,
  /** Shortest password (VALID-20). */
  passwordMin: 8,
  /** Longest password unless the setting says otherwise (VALID-20). */
  passwordMax: 16,
  /** Shortest password of a view link. */
  viewPasswordMin: 4,
  /** Longest password of a view link. */
  viewPasswordMax: 20,
  /** Largest image that is uploaded, in megabytes (VALID-15). */
  imageMegabytes: 5,
  /** Largest file that is imported, in megabytes (VALID-15). */
  importMegabytes: 20,
  /** A press at least this long is a drag, in milliseconds. */
  dragThresholdMs: 200,
  /** How far ahead images load, as a multiple of the viewport (CONST-08). */
  lazyPreload: 1.3,
  /** Least time between checks for images to load, in milliseconds (CONST-09). */
  lazyThrottleMs: 200,
  /** Last hour the date picker offers (CONST-10). */
  datePickerLastHour: 24,
  /** Last minute the date picker offers (CONST-11). */
  datePickerLastMinute: 60,
  /** Last second the date picker offers (CONST-12). */
  datePickerLastSecond: 60,
  /** Time between payment polls, in milliseconds. */
  payPollMs: 2000,
  /** Most payment polls before a code expires. */
  payPolls: 30,
  /** Side of the small QR code in pixels. */
  qrSmall: 120,
  /** Side of the large QR code in pixels. */
  qrLarge: 170,
  /** Order type of a template. */
  payOrderType: 'clone',
  /** Time between heartbeats, in milliseconds (GUIDE-07). */
  heartbeatMs: 15_000,
  /** When a heartbeat that nobody refreshes stops, in milliseconds (GUIDE-08). */
  heartbeatStopMs: 225_000,
  /** First day of the promotion unless settings say otherwise (GUIDE-10). */
  promotionFirstDay: '2023-12-01',
  /** Last day of the promotion unless settings say otherwise (GUIDE-10). */
  promotionLastDay: '2023-12-31',
} as const;
