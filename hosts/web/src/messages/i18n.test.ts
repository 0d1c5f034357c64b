import { interfaceTexts } from '@chartdock/react';
import { describe, expect, it } from 'vitest';
import { createLookUps } from './i18n.ts';
import { webTexts } from './web-texts.ts';

describe('createLookUps', () => {
  it('fills places written in single braces without escaping them', () => {
    const t = createLookUps()('en')(interfaceTexts);
    expect(t('app.documentTitle', { title: 'A & B <c>' })).toBe('A & B <c> - Chartdock');
  });

  it('answers each language for own and shared texts', () => {
    const lookUps = createLookUps();
    const said = (['zh', 'en', 'zh'] as const).map((locale) => [
      lookUps(locale)(webTexts)('web.title.login'),
      lookUps(locale)(interfaceTexts)('folder.root'),
    ]);
    expect(said).toEqual([
      ['登录', '我的文件'],
      ['Sign in', 'My files'],
      ['登录', '我的文件'],
    ]);
  });

  it('reads a system’s texts once', () => {
    let read = 0;
    const texts = {
      get zh() {
        read += 1;
        return { 'probe.one': '一' };
      },
      en: { 'probe.one': 'One' },
    };
    const lookUps = createLookUps();
    const said = (['en', 'en', 'zh'] as const).map((locale) => lookUps(locale)(texts)('probe.one'));
    expect([said, read]).toEqual([['One', 'One', '一'], 1]);
  });
});
