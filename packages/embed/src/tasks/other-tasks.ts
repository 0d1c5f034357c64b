import type { Wish } from '../api/instance.types.ts';
import type { AreaOptions, LocationOptions, PickOptions, SurfaceOptions } from '../api/options.types.ts';
import type { AreaConfig, DialogConfig, FileConfig, JsonValue, LocationConfig } from '../tasks.types.ts';
import type { Guard } from '../wire/guards.ts';
import { isNothing } from '../wire/guards.ts';
import { isPickedPlace } from '../wire/place.ts';
import { contentTask } from './content-task.ts';
import { demandNames } from './demand.ts';
import { linkTask } from './link-task.ts';
import { pickTask } from './pick-task.ts';
import { templateTask } from './template-task.ts';
import type { Task, TaskOf } from './task.types.ts';

const same = (value: unknown): unknown => value;

/** Builds the task of `pickLocation`; throws `bad_option`. */
export const locationTask = (options: LocationOptions): Task => {
  const { start = 'last', name, conflict = 'warn', create = true } = options;
  demandNames({ name });
  return {
    config: { task: 'pick-location', start, name, conflict, create } as TaskOf<LocationConfig>,
    options,
    names: { zh: '选择位置', en: 'Choose a folder' },
    isValue: isPickedPlace as Guard<never>,
    valueOf: same,
    decide: options.onCommit?.bind(options),
  };
};

/** Builds a task that ends without a value, or for a dialog with its answer. */
export const plainTask = (
  config: TaskOf<AreaConfig> | TaskOf<FileConfig> | TaskOf<DialogConfig>,
  options: SurfaceOptions,
): Task => ({
  config,
  options,
  names: { zh: '文件', en: 'Files' },
  isValue: config.task === 'dialog' ? (isDialogValue as Guard<never>) : (isNothing as Guard<never>),
  valueOf: same,
  decide: undefined,
});

const isDialogValue = (value: unknown): value is unknown => value !== undefined;

/** Builds the task of `openFileArea`; throws `bad_option`. */
export const areaTask = (options: AreaOptions): Task => {
  const { route = 'mine', folderId, keyword } = options;
  demandNames({ route, folderId, keyword });
  return plainTask({ task: 'file-area', route, folderId, keyword } as TaskOf<AreaConfig>, options);
};

/** Builds the task of any wish whose subject is there; throws `bad_option`, naming the first option that makes no sense. */
export const otherTask = (
  [task, subject, params]: Exclude<Wish, readonly ['checkout', ...unknown[]]>,
  options: SurfaceOptions & Pick<PickOptions, 'link' | 'content' | 'formats' | 'max'>,
): Task => {
  if (task === 'pick-files') {
    const pick = (options.link ? linkTask : pickTask)(options);
    return options.content ? contentTask(options, pick) : pick;
  }
  if (task === 'pick-location') return locationTask(options);
  if (task === 'choose-template') return templateTask(options);
  if (task === 'file-area') return areaTask(options);
  demandNames({ [task]: subject ?? '' });
  return plainTask(
    task === 'dialog'
      ? { task, name: subject, params: (params ?? null) as JsonValue }
      : { task: 'open-file', fileId: subject ?? '' },
    options,
  );
};
