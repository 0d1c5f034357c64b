import { expect, test } from 'vitest';
import { wantsEnglish } from './wants-english.ts';

test.each([
  [['en-GB', 'en'], true],
  [['EN'], true],
  [['fr', 'en-US', 'zh-CN'], true],
  [['zh-CN', 'en'], false],
  [['zh-Hant-TW'], false],
  [['fr', 'de'], false],
  [[], false],
])('who asks for %j would rather read English: %s', (languages, is) => {
  expect(wantsEnglish(languages)).toBe(is);
});
