const bindings = 'the account screens bind contacts';
const texts = 'the text fields of the account screens';
const dates = 'payment and its date picker';
const times = 'notifications and comments show the second and the short form';
const sizes = 'the home page with its report and carousel';

/**
 * Lists rules that a test holds to a requirement and that no product code calls yet, by name, with the system that will
 * call them. The list only shrinks: a new rule comes together with its caller, and what is called leaves the list.
 */
export const waitingRules: Readonly<Record<string, string>> = {
  createCookieTokenStore: 'pages without a workspace of their own',
  createTextLookup: 'apps of others that draw our components without texts of their own',
  bindEmail: bindings,
  isThirdPartyAddress: bindings,
  isPublishRestricted: 'account restrictions beyond publishing',
  newFileAddress: 'blank files that open before they are created',
  isCollaboratorRole: 'sharing with roles',
  DATE_PICKER: dates,
  cleanDateInput: dates,
  isEducationEmail: 'student certification',
  isIdCard: 'real names',
  isLandline: 'invoices',
  clampPage: 'paged tables of orders',
  textLength: texts,
  acceptText: texts,
  formatAge: times,
  formatShortTime: times,
  isUnsafeText: 'comments',
  escapeUnsafe: 'comments',
  isCompactWidth: 'the compact layout',
  hasRoomForYearReport: sizes,
  hasRoomForCarousel: sizes,
  menuHeightIn: sizes,
  downloadName: 'downloads that the page saves itself',
  storedFileCount: 'the count before the first answer',
  canvasNameOf: 'documents with several canvases',
};
