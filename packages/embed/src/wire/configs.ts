import { PICK_ITEMS } from '../protocol.ts';
import type { StartPlace } from '../surface.types.ts';
import type {
  AreaConfig,
  DialogConfig,
  FileConfig,
  Labels,
  LocationConfig,
  PickConfig,
  SurfaceCommand,
  SurfaceConfig,
  SurfacePolicy,
  SurfaceSetup,
  TemplateConfig,
} from '../tasks.types.ts';
import type { Fields, Guard } from './guards.ts';
import {
  isAnything,
  isEither,
  isFlag,
  isListOf,
  isOneOf,
  isOptional,
  isPlainObject,
  isRecordOf,
  isText,
  isWhole,
} from './guards.ts';
import { areFormats, isKey, isLabel } from './values.ts';

const areLabels: Guard<Labels> = (value): value is Labels =>
  isPlainObject(value) &&
  Object.keys(value).length <= 50 &&
  Object.entries(value).every(([key, text]) => isKey(key) && isText(200)(text));

const setupFields: Fields<SurfaceSetup> = {
  surface: isOneOf('container', 'modal', 'popup', 'page', 'host'),
  ticket: isKey,
  title: isOptional(isLabel),
  confirmLabel: isOptional(isLabel),
  labels: isOptional(areLabels),
  hide: isOptional(isListOf(isOneOf('head', 'tray', 'tabs', 'search', 'breadcrumb'), 5)),
  policy: isOptional(
    isRecordOf<SurfacePolicy>({
      navigate: isOptional(isOneOf('allow', 'deny')),
      download: isOptional(isOneOf('allow', 'deny')),
    }),
  ),
  telemetry: isOptional(isFlag),
};

const isStart: Guard<StartPlace> = isEither(
  isOneOf('root', 'last'),
  isRecordOf<{ folderId: string }>({ folderId: isKey }),
);

const areCommands = isListOf(
  isRecordOf<SurfaceCommand>({
    id: isKey,
    label: isLabel,
    needs: isOptional(isOneOf('selection', 'nothing')),
  }),
  8,
);

/** The guard of each task's configuration. */
const configs: { readonly [Task in SurfaceConfig['task']]: Guard<SurfaceConfig> } = {
  'pick-files': isRecordOf<PickConfig>({
    ...setupFields,
    task: isAnything as Guard<'pick-files'>,
    multiple: isFlag,
    max: isWhole(PICK_ITEMS, 1),
    types: isListOf(isKey, 64),
    start: isStart,
    tabs: isOptional(isListOf(isOneOf('mine', 'recent', 'starred', 'shared'), 4)),
    preselect: isOptional(isListOf(isKey, PICK_ITEMS)),
    checks: isOptional(isFlag),
    commands: isOptional(areCommands),
    create: isOptional(isFlag),
    upload: isOptional(isFlag),
    link: isOptional(isOneOf('none', 'optional', 'required')),
    formats: isOptional(areFormats),
  }),
  'pick-location': isRecordOf<LocationConfig>({
    ...setupFields,
    task: isAnything as Guard<'pick-location'>,
    start: isStart,
    name: isOptional(isLabel),
    conflict: isOneOf('warn', 'block', 'accept'),
    create: isFlag,
  }),
  'choose-template': isRecordOf<TemplateConfig>({
    ...setupFields,
    task: isAnything as Guard<'choose-template'>,
    sources: isListOf(isOneOf('library', 'partner'), 2),
    kind: isOptional(isOneOf('flow', 'mind')),
    scene: isOptional(isKey),
    keyword: isOptional(isText(120)),
    folderId: isOptional(isKey),
  }),
  'file-area': isRecordOf<AreaConfig>({
    ...setupFields,
    task: isAnything as Guard<'file-area'>,
    route: isOneOf('recent', 'mine', 'shared', 'starred', 'trash', 'search'),
    folderId: isOptional(isKey),
    keyword: isOptional(isText(120)),
  }),
  'open-file': isRecordOf<FileConfig>({
    ...setupFields,
    task: isAnything as Guard<'open-file'>,
    fileId: isKey,
  }),
  dialog: isRecordOf<DialogConfig>({
    ...setupFields,
    task: isAnything as Guard<'dialog'>,
    name: isKey,
    params: isAnything as Guard<DialogConfig['params']>,
  }),
};

const tasks = new Map<unknown, Guard<SurfaceConfig>>(Object.entries(configs));

/** Returns whether a value is a task of the guest. */
export const isSurfaceConfig: Guard<SurfaceConfig> = (value): value is SurfaceConfig =>
  isPlainObject(value) && tasks.get(value['task'])?.(value) === true;
