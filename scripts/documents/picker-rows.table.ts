/** Whether a feature is there and proved, there in part or unproved, or missing. */
export type RowState = 'y' | 'p' | 'n';

/** A test that proves a row: its file from the root, and its title. */
export type RowProof = readonly [file: string, title: string];

/** One feature that embeddable pickers are compared by. */
export interface PickerRow {
  readonly what: string;
  readonly state: RowState;
  /** Needed for `y`. */
  readonly proof?: RowProof;
  /** Missing part; needed for `p`. */
  readonly note?: string;
}

const picking = 'examples/partner-page/e2e/picking.e2e.ts';
const outcomes = 'examples/partner-page/e2e/outcomes.e2e.ts';
const frame = 'examples/partner-page/e2e/frame-life.e2e.ts';
const windows = 'examples/partner-page/e2e/windows.e2e.ts';
const options = 'packages/embed/src/surface/options.test.ts';
const channel = 'packages/embed/src/channel/channel.test.ts';
const asked = 'examples/partner-page/e2e/options.e2e.ts';
const links = 'examples/partner-page/e2e/links.e2e.ts';
const tasks = 'examples/partner-page/e2e/tasks.e2e.ts';
const tokens = 'packages/embed/src/surface/tokens.test.ts';
const files = 'hosts/web/e2e/files.e2e.ts';
const gestures = 'hosts/web/e2e/gestures.e2e.ts';
const trash = 'hosts/web/e2e/trash.e2e.ts';
const payments = 'hosts/web/e2e/paying/payments.e2e.ts';
const fakeGuest = 'packages/testing/src/guest/fake-guest.suite.ts';

const yes = (what: string, file: string, title: string): PickerRow => ({
  what,
  state: 'y',
  proof: [file, title],
});
const part = (what: string, note: string): PickerRow => ({ what, state: 'p', note });
const no = (what: string): PickerRow => ({ what, state: 'n' });

/** The rows, group by group; a row's number counts through all of them. */
export const PICKER_ROWS: Readonly<Record<string, readonly PickerRow[]>> = {
  Packaging: [
    part('Package in the npm registry', 'built and checked, not published yet'),
    yes(
      'Types of its own',
      'packages/embed/src/api/types.test.ts',
      'compile for partners, with outcomes narrowed by options',
    ),
    yes('Importing has no side effect', options, 'touches nothing and needs no document'),
    yes(
      'Can be imported on a server',
      'packages/embed/src/element/import.test.ts',
      'imports without a document, as do the wrappers',
    ),
    yes('Works from a script tag', picking, 'picks one file in a modal, through folders'),
    yes(
      'Custom element',
      'packages/embed/src/element/element.test.ts',
      'opens in itself as soon as tokens come',
    ),
    yes(
      'React wrapper',
      'packages/embed/src/react/react.test.tsx',
      'leaves one picker in StrictMode and none afterwards',
    ),
    yes(
      'Wrappers for other frameworks',
      'packages/embed/src/vue/vue.test.ts',
      'hands on plain data from Vue and its changes',
    ),
    yes(
      'Loader of at most 4 kB',
      'examples/partner-page/e2e/sizes.e2e.ts',
      'sends at most 1.5 kB, then 6.9 kB',
    ),
    yes(
      'Can be hosted by oneself as a whole',
      'tests/harness/installed-server.e2e.ts',
      'serves the partner script and the guest page',
    ),
    yes('Content policy is documented and works', picking, 'runs under a strict policy without complaints'),
    yes('Accepts a nonce', 'examples/partner-page/e2e/nonce.e2e.ts', 'loads with its nonce and picks'),
    yes('Shell without a network', 'hosts/web/e2e/installed.e2e.ts', 'shows its shell offline and recovers'),
    yes('Leaves nothing behind', outcomes, 'ends as destroyed and leaves nothing'),
  ],
  Presentation: [
    yes('In an element of the page', picking, 'picks in a container of the page'),
    yes('In a modal of its own', picking, 'picks one file in a modal, through folders'),
    yes('In a window', windows, 'picks a file there, and closes it'),
    yes('As a page with a way back', asked, 'runs as a page that leads back'),
    yes('Finds another place when a frame is blocked', windows, 'is followed by the offer of windows'),
    yes('Opens in a click although data comes later', asked, 'runs in a window opened by the click'),
    yes('Height follows the content', asked, 'runs as high as its content'),
    yes('Usable at 320 pixels', asked, 'is usable in a window of 320 pixels'),
    yes('Light, dark, and as the system', picking, 'follows language and theme while it is open'),
    yes(
      'Colours, corners and font of the partner',
      'hosts/guest/src/surface/variables.test.ts',
      'takes radius and font over, nothing else',
    ),
    yes('Texts of the partner', picking, 'offers wanted categories and its label'),
    yes('The page draws parts itself', asked, 'leaves out parts that the page drives'),
    yes('Something to see until it is ready', asked, 'shows loading until there is a choice'),
    yes('Links are asked of the page', asked, 'asks the page before it leads anywhere'),
  ],
  'Session, safety, bridge': [
    yes('The page brings the session', tokens, 'passes reason, rights and deadline, keeping the token'),
    yes('Tokens are asked for, later too', tokens, 'asks again after expiry or rejection'),
    yes(
      'Renewed before they end',
      'hosts/guest/src/session/token-keeper.test.ts',
      'renews a token after three quarters of its life',
    ),
    yes('Tells the state of the session', asked, 'tells the state of the session'),
    yes(
      'Works without third-party storage',
      'examples/partner-page/e2e/storage-worlds.e2e.ts',
      'works and keeps its preferences',
    ),
    yes('Asks for a stronger token', tasks, 'asks for a stronger token when needed'),
    yes('Narrow tokens', 'examples/partner-page/e2e/items.e2e.ts', 'begins and stays in the folder'),
    yes(
      'Exact origins both ways',
      'packages/embed/src/handshake/guest.test.ts',
      'joins at once at the known exact origin',
    ),
    yes('A private port', 'packages/embed/src/handshake/judge.test.ts', 'takes the port of its own welcome'),
    yes('Acknowledged, with deadlines', channel, 'is acknowledged once after 50 ms without its answer'),
    yes('Survives a reload of the frame', frame, 'finds folder and choice again and goes on'),
    yes('Answers what it does not know', channel, 'answers unknown events with unsupported, and that never'),
    yes('Stable error codes', outcomes, 'ends as frame_removed when removed'),
    yes(
      'Versions in the protocol',
      'packages/embed/src/handshake/judge.test.ts',
      'reads a later join with more fields',
    ),
    yes(
      'Agrees on version and features',
      'packages/embed/src/handshake/judge.test.ts',
      'welcomes a fresh join with shared version and features',
    ),
    yes('Attributes of the frame can be set', asked, 'takes the attributes of its frame from the page'),
    yes(
      'Behaves where storage is blocked',
      'examples/partner-page/e2e/storage-worlds.e2e.ts',
      'works and keeps its preferences',
    ),
    yes('Registered origins per partner', outcomes, 'ends as origin_not_allowed early, as %s'),
    yes('Several on one page', asked, 'runs twice on a page, apart'),
  ],
  Picking: [
    yes('Several files', picking, 'picks several files, by search too'),
    yes('At most so many', options, 'takes between one and the asked number'),
    yes('Only some kinds', picking, 'offers wanted categories and its label'),
    yes('The page decides file by file', asked, 'decides file by file and says why'),
    yes('Folders as destination', tasks, 'answers folder and name, creating on the way'),
    yes('Name and conflict when saving', tasks, 'refuses taken names where unwanted'),
    yes('Where it starts', asked, 'begins at the top without its folder'),
    yes('Chosen from the start', asked, 'has files chosen from the start'),
    yes('Choice is kept across folders and searches', picking, 'picks several files, by search too'),
    yes('Tells of every change of the choice', asked, 'hears every change of choice and folder'),
    yes('Which lists are shown', asked, 'shows only its lists in order'),
    yes('Search inside', picking, 'picks several files, by search too'),
    yes('Recent files inside', asked, 'finds recent, favourite and shared files'),
    yes('Favourites inside', asked, 'finds recent, favourite and shared files'),
    yes('Shared files inside', asked, 'finds recent, favourite and shared files'),
    yes('New folder inside', asked, 'makes folders and imports with progress'),
    yes('Import inside', asked, 'makes folders and imports with progress'),
    yes('Buttons of the partner', asked, 'has buttons that answer with text'),
    yes('A link with password as the result', links, 'picks with a password that the link needs'),
    yes('Remembers the folder', asked, 'comes back to the folder of the last time'),
    yes('The page can refuse a choice', outcomes, 'waits for an accepted choice, explaining refusals'),
    yes('The type of the result follows the options', options, 'ends with one file, or a list'),
    yes('Cancelling is an outcome, not an error', outcomes, 'is cancelled by button, close and Escape'),
  ],
  'File area': [
    yes(
      'Icons or rows, remembered by page',
      files,
      '[LIST-01] [LIST-02] [LIST-03] remembers the view of each page apart',
    ),
    yes(
      'Breadcrumb folds and takes drops',
      files,
      '[CRUMB-06] [CRUMB-07] highlights crumbs and moves dropped things',
    ),
    yes('Drag to move and to sort', gestures, '[LIFE-08] follows drags and keys, and stays'),
    yes(
      'Menu follows rights',
      'scripts/documents/menu-matrix.test.ts',
      'matches the reference; node scripts/write-menu-matrix.ts rewrites it',
    ),
    yes('Whole keyboard', gestures, 'picks and walks two ways among icons'),
    yes('Ranges', gestures, 'scrolls at edges and counts undrawn rows'),
    yes('Many at once', 'hosts/web/e2e/changes.e2e.ts', 'shows progress, stops, and continues the rest'),
    yes('Trash and restore', files, 'trashes, counts and restores a file'),
    yes('Search in the trash', trash, 'finds by words, kind and days'),
    yes('Undo', 'hosts/web/e2e/changes.e2e.ts', 'undoes renames by notice and trash by keyboard'),
    yes('Show in folder', files, '[MENU-58] opens the folder of a marked recent file'),
    yes(
      'Downloads by right',
      'hosts/web/e2e/downloads.e2e.ts',
      '[PERM-07] asks for an upgrade instead of vip formats',
    ),
    yes(
      'Quota and what to do about it',
      'hosts/web/e2e/retention.e2e.ts',
      '[DLG-08] [RETAIN-02] asks before the last file, then continues',
    ),
    no('Sharing links, passwords, requests'),
    yes(
      'Fast with 10,000 items and more',
      'bench/src/browser/large-folder.e2e.ts',
      'opens and picks a large folder alike',
    ),
  ],
  Templates: [
    yes(
      'Template chooser in the embed',
      'examples/partner-page/e2e/models/journey.suite.ts',
      'as %s: makes a file from a template',
    ),
    yes(
      'Categories and topics',
      'packages/react/src/templates/choosing/TemplateChooser.test.tsx',
      'begins at kind, scene and words given',
    ),
    yes(
      'Templates of the partner',
      'packages/server/src/domains/templates/partner-templates.suite.ts',
      'hides them from everyone elsewhere',
    ),
    yes(
      'Favourite and recent templates',
      'packages/react/src/templates/choosing/TemplateChooser.test.tsx',
      'shows featured flow charts, then any shelf',
    ),
    yes(
      'Prices and clone checks',
      'packages/react/src/templates/choosing/TemplateChooser.test.tsx',
      'stays open when the check says $says',
    ),
  ],
  Payment: [
    yes('Paying inside', 'examples/partner-page/e2e/paying.e2e.ts', 'is paid in a container and delivered'),
    yes(
      'Orders made by the server',
      'packages/server/src/domains/payments/partner-payments.suite.ts',
      'lets a scoped token sell and deliver once',
    ),
    yes(
      'WeChat and Alipay codes',
      payments,
      '[DLG-05] [PAY-01] [PAY-03] [PAY-07] shows a WeChat or Alipay code of 170 pixels',
    ),
    yes('Codes that end and are renewed', payments, '[POLL-04] expires after a minute and can be refreshed'),
    yes(
      'An old order is closed by a new one',
      'packages/server/src/domains/payments/payments.suite.ts',
      'paid on two codes is kept once',
    ),
    yes(
      'Ways to pay are checked first',
      'packages/server/src/domains/payments/payments.suite.ts',
      'are offered only where they take money',
    ),
  ],
  'Events, access, languages, developers': [
    yes('Language, live', picking, 'follows language and theme while it is open'),
    yes('Focus across the frame', frame, 'circles inside the modal and returns'),
    yes('Keys go on to the page', frame, 'leaves Escape to the page when inline'),
    yes('Test mode for partners', fakeGuest, 'shows the task and picks its outcome'),
    yes('Debug log', asked, 'tells its actions to a given log'),
    yes(
      'Telemetry, only when wanted',
      'hosts/guest/src/telemetry/telemetry.test.ts',
      'reports nothing to partners who did not ask',
    ),
  ],
};
