import type { PickOptions } from '../api/options.types.ts';
import { PICK_ITEMS } from '../protocol.ts';
import type { PickedItem } from '../surface.types.ts';
import type { PickConfig } from '../tasks.types.ts';
import { isListOf, isWhole } from '../wire/guards.ts';
import { arePickedItems, isKey } from '../wire/values.ts';
import { demand } from './demand.ts';
import type { Task, TaskOf } from './task.types.ts';

/** Builds the task of `pickFiles`; throws `bad_option`, naming the first option that makes no sense. */
export const pickTask = (options: PickOptions): Task => {
  const { multiple = false, types = [], start = 'last', tabs, preselect, commands, create, upload } = options;
  const max = multiple ? (options.max ?? PICK_ITEMS) : 1;
  demand(isWhole(PICK_ITEMS, 1)(max), 'max');
  demand(isListOf(isKey, 64)(types), 'types');
  const checks = options.canPick && true;
  const isValue = (items: unknown): items is never =>
    arePickedItems(items) && items.length > 0 && items.length <= max;
  return {
    // Both ends read undefined as missing.
    config: {
      task: 'pick-files',
      multiple,
      max,
      types,
      start,
      tabs,
      preselect,
      commands,
      create,
      upload,
      checks,
    } as TaskOf<PickConfig>,
    options,
    names: { zh: '选择文件', en: multiple ? 'Choose files' : 'Choose a file' },
    isValue,
    valueOf: (items: readonly PickedItem[]) => (multiple ? items : items[0]),
    decide: options.onCommit?.bind(options),
  };
};
