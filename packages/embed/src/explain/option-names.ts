import type { Wish } from '../api/instance.types.ts';
import type {
  AreaOptions,
  ChartdockOptions,
  LocationOptions,
  PickOptions,
  SurfaceOptions,
  TemplateOptions,
} from '../api/options.types.ts';

/** Every name of some options: one that is left out or too much does not compile. */
type Names<Options> = Readonly<Record<keyof Options, true>>;
type Own<Options extends SurfaceOptions> = Names<Omit<Options, keyof SurfaceOptions>>;

const SURFACE: Names<SurfaceOptions> = {
  present: true,
  container: true,
  autoHeight: true,
  popup: true,
  returnUrl: true,
  host: true,
  frame: true,
  title: true,
  confirmLabel: true,
  labels: true,
  hide: true,
  policy: true,
  telemetry: true,
  theme: true,
  locale: true,
  variables: true,
  signal: true,
};

const INSTANCE: Names<ChartdockOptions> = {
  present: true,
  container: true,
  autoHeight: true,
  popup: true,
  returnUrl: true,
  host: true,
  frame: true,
  labels: true,
  policy: true,
  telemetry: true,
  clientId: true,
  baseUrl: true,
  getToken: true,
  theme: true,
  locale: true,
  variables: true,
  storage: true,
  openTimeout: true,
  nonce: true,
  presentPayment: true,
  log: true,
  clock: true,
};

const PICK: Own<PickOptions> = {
  multiple: true,
  max: true,
  types: true,
  start: true,
  tabs: true,
  preselect: true,
  commands: true,
  create: true,
  upload: true,
  link: true,
  content: true,
  formats: true,
  canPick: true,
  onCommand: true,
  onCommit: true,
};

const LOCATION: Own<LocationOptions> = {
  start: true,
  name: true,
  conflict: true,
  create: true,
  onCommit: true,
};

const TEMPLATE: Own<TemplateOptions> = {
  sources: true,
  kind: true,
  scene: true,
  keyword: true,
  folderId: true,
};

const AREA: Own<AreaOptions> = { route: true, folderId: true, keyword: true };

/** A call that takes options, and the names that it takes. */
export interface NamedCall {
  readonly call: string;
  readonly names: ReadonlySet<string>;
}

const callOf = (call: string, ...names: readonly object[]): NamedCall => ({
  call,
  names: new Set(names.flatMap(Object.keys)),
});

/** The call that makes an instance. */
export const instanceCall: NamedCall = callOf('createChartdock', INSTANCE);

/** The call behind each task. */
export const taskCalls: Readonly<Record<Wish[0], NamedCall>> = {
  'pick-files': callOf('pickFiles', SURFACE, PICK),
  'pick-location': callOf('pickLocation', SURFACE, LOCATION),
  'choose-template': callOf('chooseTemplate', SURFACE, TEMPLATE),
  'file-area': callOf('openFileArea', SURFACE, AREA),
  'open-file': callOf('openFile', SURFACE),
  dialog: callOf('openDialog', SURFACE),
  checkout: callOf('checkout', SURFACE),
};
