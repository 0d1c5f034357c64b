import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { collaboration } from './collaboration.ts';
import { viewLinks } from './view-links.ts';

const sharing: Readonly<Record<string, Endpoint>> = { ...collaboration, ...viewLinks };

const link = { id: 'x', path: '/preview/1?link=x', enabled: true, hasPassword: false, createTime: 0 };

/** What every sharing call answers, written out: a response it takes, and one that it must not. */
const answers: readonly (readonly [call: string, good: unknown, bad: unknown])[] = [
  ['quit', {}, 'gone'],
  ['getLink', { link: null }, {}],
  ['addPassword', { link }, { link: null }],
  ['removePassword', { link: null }, { link: { ...link, id: 1 } }],
  ['delLink', { link: null }, { link: true }],
  ['updateLink', { link: { ...link, hasPassword: true } }, { link: { ...link, enabled: 'yes' } }],
];

describe('sharing calls', () => {
  it.each(answers)('[CALL-S-025] the answer of %s has a schema', (call, good, bad) => {
    const schema = sharing[call]?.data ?? z.never();
    expect([schema.safeParse(good).success, schema.safeParse(bad).success]).toEqual([true, false]);
  });

  it('[CALL-S-025] are all in that list, but for the opening of a link by whoever has it', () => {
    expect(Object.keys(sharing).sort()).toEqual([...answers.map(([call]) => call), 'open'].sort());
  });

  it('[ENT-37] name a password viewPassword, and nothing by a name of their own', () => {
    const named = (call: string): string[] => {
      const input = sharing[call]?.input;
      return input instanceof z.ZodObject ? Object.keys(input.shape).sort() : [];
    };
    expect(Object.fromEntries(Object.keys(sharing).map((call) => [call, named(call)]))).toEqual({
      quit: ['id', 'type'],
      getLink: ['id'],
      addPassword: ['id', 'viewPassword'],
      removePassword: ['id'],
      delLink: ['id'],
      updateLink: ['enabled', 'id'],
      open: ['id', 'link', 'viewPassword'],
    });
  });
});
