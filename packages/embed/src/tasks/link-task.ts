import type { PickOptions } from '../api/options.types.ts';
import type { LinkedItem, PickedLink } from '../surface.types.ts';
import type { LinkPassword } from '../tasks.types.ts';
import type { Guard } from '../wire/guards.ts';
import { isFlag, isOneOf, isPlainObject, isRecordOf } from '../wire/guards.ts';
import { isWebAddress } from '../wire/web-address.ts';
import { demand } from './demand.ts';
import { pickTask } from './pick-task.ts';
import type { Task } from './task.types.ts';

const isPassword: Guard<LinkPassword> = isOneOf('none', 'optional', 'required');
const isLink = isRecordOf<PickedLink>({ url: isWebAddress, hasPassword: isFlag });

const passwordOf = (link: unknown): unknown => {
  if (link === true) return 'none';
  return isPlainObject(link) ? link['password'] : undefined;
};

/** Builds the task of `pickFiles` that makes links; throws `bad_option`, naming the first option that makes no sense. */
export const linkTask = (options: PickOptions): Task => {
  const task = pickTask(options);
  const link = passwordOf(options.link);
  demand(isPassword(link), 'link');
  const isValue = (items: unknown): items is never =>
    Array.isArray(items) &&
    items.every((item: unknown) => isPlainObject(item) && isLink(item['link'])) &&
    task.isValue((items as readonly LinkedItem[]).map(({ link: _link, ...item }) => item));
  return { ...task, config: { ...task.config, link } as Task['config'], isValue };
};
