import { expect, it } from 'vitest';
import { taskTitle } from '../surface/task-titles.ts';
import { chooserTitle } from './chooser-title.ts';

it.each(['zh', 'en'] as const)('calls choosing a template in %s alike', (locale) => {
  expect(chooserTitle(locale)).toBe(taskTitle({ task: 'choose-template' }, locale));
});
