import { describe, expect, it } from 'vitest';
import { isSurfaceConfig } from '../wire/configs.ts';
import { otherTask } from './other-tasks.ts';

const taskOf = (options: object) => otherTask(['pick-files'], options);
const file = { id: 'f1', title: 'Plan', category: 'mind' };
const link = { url: 'https://charts.test/preview/f1?link=x', hasPassword: true };

describe('a pick that makes links', () => {
  it.each([
    [true, 'none'],
    [{ password: 'none' }, 'none'],
    [{ password: 'optional' }, 'optional'],
    [{ password: 'required' }, 'required'],
  ])('tells the guest of %j as %s', (wish, said) => {
    const { config } = taskOf({ link: wish, multiple: true, max: 3 });
    expect(config).toMatchObject({ task: 'pick-files', multiple: true, max: 3, link: said });
    expect(isSurfaceConfig({ ...config, surface: 'page', ticket: 't' })).toBe(true);
  });

  it.each([['required'], [{}], [{ password: 'maybe' }], [1], [[]]])(
    'throws bad_option that names link for %j',
    (wish) => {
      expect(() => taskOf({ link: wish })).toThrow(
        expect.objectContaining({ code: 'bad_option', message: 'bad option link' }),
      );
    },
  );

  it('ends with a linked file, or a list', () => {
    const one = taskOf({ link: true });
    expect(one.valueOf([{ ...file, link }] as never)).toEqual({ ...file, link });
    expect(taskOf({ link: true, multiple: true }).valueOf([{ ...file, link }] as never)).toEqual([
      { ...file, link },
    ]);
  });

  it.each<[string, unknown]>([
    ['a file without a link', [file]],
    ['a list in which one has none', [{ ...file, link }, file]],
    ['an address that is no page', [{ ...file, link: { ...link, url: 'javascript:alert(1)' } }]],
    ['a link that carries its password', [{ ...file, link: { ...link, password: 'opensesame' } }]],
    ['a link that does not say whether it has one', [{ ...file, link: { url: link.url } }]],
    ['a file with a field that nobody knows', [{ ...file, link, owner: 'x' }]],
    [
      'more files than were asked for',
      [
        { ...file, link },
        { ...file, link },
        { ...file, link },
      ],
    ],
    ['none', []],
    ['no list', { ...file, link }],
  ])('refuses %s', (_what, value) => {
    const { isValue } = taskOf({ link: true, multiple: true, max: 2 });
    expect(isValue([{ ...file, link }])).toBe(true);
    expect(isValue(value)).toBe(false);
  });
});
