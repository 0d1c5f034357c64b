import { describe, expect, it } from 'vitest';
import { isSurfaceConfig } from '../wire/configs.ts';
import { otherTask } from './other-tasks.ts';

const taskOf = (options: object) => otherTask(['pick-files'], { content: true, ...options });
const file = { id: 'f1', title: 'Plan', category: 'mind' };
const png = { format: 'png', url: 'https://charts.test/mindmap/f1?action=down', expiresAt: 1 };
const svg = { ...png, format: 'svg' };

describe('a pick that hands over content', () => {
  it('names the formats and at most twenty files', () => {
    const { config } = taskOf({ multiple: true, formats: ['svg', 'png'] });
    expect(config).toMatchObject({ task: 'pick-files', max: 20, formats: ['svg', 'png'] });
    expect(isSurfaceConfig({ ...config, surface: 'page', ticket: 't' })).toBe(true);
    expect(taskOf({}).config).toMatchObject({ max: 1, formats: ['png'] });
    expect(otherTask(['pick-files'], {}).config).not.toHaveProperty('formats');
  });

  it.each([
    ['formats', { formats: [] }],
    ['formats', { formats: ['pdf'] }],
    ['formats', { formats: ['png', 'png'] }],
    ['formats', { formats: 'png' }],
    ['max', { multiple: true, max: 21 }],
  ])('throws bad_option that names %s for %j', (name, options) => {
    expect(() => taskOf(options)).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });

  it('ends with drawings, and links if asked', () => {
    const { isValue, valueOf } = taskOf({ formats: ['svg', 'png'] });
    const item = { ...file, content: [svg, png] };
    expect(isValue([item])).toBe(true);
    expect(valueOf([item] as never)).toEqual(item);
    const link = { url: 'https://charts.test/preview/f1?link=x', hasPassword: false };
    const both = taskOf({ link: true });
    expect(both.isValue([{ ...file, link, content: [png] }])).toBe(true);
    expect(both.isValue([{ ...file, content: [png] }])).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a file without content', file],
    ['a format less than was asked for', { ...file, content: [svg] }],
    ['another format', { ...file, content: [png, svg] }],
    ['an address that is no page', { ...file, content: [{ ...svg, url: 'javascript:alert(1)' }, png] }],
    ['an address that never ends', { ...file, content: [{ ...svg, expiresAt: undefined }, png] }],
    ['a field that nobody knows', { ...file, owner: 'x', content: [svg, png] }],
  ])('refuses %s', (_what, item) => {
    expect(taskOf({ formats: ['svg', 'png'] }).isValue([item])).toBe(false);
  });
});
