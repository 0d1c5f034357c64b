import type { PickOptions } from '../api/options.types.ts';
import type { ItemContent, PickedContent } from '../surface.types.ts';
import { isListOf, isPlainObject, isRecordOf, isOneOf, isWhole } from '../wire/guards.ts';
import { areFormats, isAmount } from '../wire/values.ts';
import { isWebAddress } from '../wire/web-address.ts';
import { demand } from './demand.ts';
import type { Task } from './task.types.ts';

/** Most files whose content one pick hands over: their addresses travel in one message. */
const MOST = 20;

const areContents = isListOf(
  isRecordOf<PickedContent>({ format: isOneOf('svg', 'png'), url: isWebAddress, expiresAt: isAmount }),
  2,
);

/** Builds the task of a pick that hands over content, from the one without; throws `bad_option`, naming the first option that makes no sense. */
export const contentTask = (
  { formats = ['png'], max }: Pick<PickOptions, 'formats' | 'max'>,
  pick: Task,
): Task => {
  demand(areFormats(formats), 'formats');
  demand(max === undefined || isWhole(MOST, 1)(max), 'max');
  const isWhat = (item: unknown): item is ItemContent =>
    isPlainObject(item) &&
    areContents(item['content']) &&
    item['content'].map(({ format }) => format).join() === formats.join();
  const config = { ...pick.config, formats } as Task['config'];
  return {
    ...pick,
    config: 'max' in config ? { ...config, max: Math.min(config.max, MOST) } : config,
    isValue: (items: unknown): items is never =>
      isListOf(isWhat, MOST)(items) && pick.isValue(items.map(({ content: _content, ...item }) => item)),
  };
};
