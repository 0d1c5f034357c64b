import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

describe('createI18n', () => {
  it('fills places written in single braces without escaping them', () => {
    expect(createI18n('en').t('web.documentTitle', { title: 'A & B <c>' })).toBe('A & B <c> - Chartdock');
  });

  it('follows a change of language for own and shared texts', async () => {
    const i18n = createI18n('zh');
    expect(i18n.t('web.title.trash')).toBe('回收站');
    expect(i18n.t('folder.root')).toBe('我的文件');
    await i18n.changeLanguage('en');
    expect(i18n.t('web.title.trash')).toBe('Trash');
    expect(i18n.t('folder.root')).toBe('My files');
  });
});
