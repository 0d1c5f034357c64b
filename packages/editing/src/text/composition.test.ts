import { expect, it } from 'vitest';
import {
  afterCompositionEnd,
  afterCompositionStart,
  belongsToInputMethod,
  noComposition,
} from './composition.ts';

const key = (name: string, timeStamp = 0, more = {}) => ({
  ...{ key: name, keyCode: 0, isComposing: false, timeStamp },
  ...more,
});

it('leaves keys to an input method while it composes', () => {
  const open = afterCompositionStart(noComposition);
  expect(belongsToInputMethod(open, key('Tab'))).toBe(true);
  expect(belongsToInputMethod(noComposition, key('Tab'))).toBe(false);
});

it('leaves keys that an input method has taken', () => {
  expect(belongsToInputMethod(noComposition, key('Process', 0, { keyCode: 229 }))).toBe(true);
  expect(belongsToInputMethod(noComposition, key('a', 0, { isComposing: true }))).toBe(true);
});

it('takes no composing Enter for commands', () => {
  const ended = afterCompositionEnd(1_000);
  expect(belongsToInputMethod(ended, key('Enter', 1_020))).toBe(true);
  expect(belongsToInputMethod(ended, key('Enter', 1_200))).toBe(false);
  expect(belongsToInputMethod(ended, key('Tab', 1_020))).toBe(false);
});
