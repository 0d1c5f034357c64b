import { ApiError } from '@chartdock/client';
import { describe, expect, it, vi } from 'vitest';
import { normaliseFile } from '../items/normalise-file.ts';
import { fileRecord } from '../testing/builders.ts';
import { refusal } from '../testing/fake-client.ts';
import { createPickLinks } from './pick-links.ts';
import type { LinkPassword, LinksClient } from './pick-links.types.ts';

const fileOf = (id: string) => normaliseFile(fileRecord(id, { title: `File ${id}` }));
const linkOf = (id: string, hasPassword: boolean) => ({
  link: { id: `l-${id}`, path: `/preview/${id}?link=l-${id}`, enabled: true, hasPassword, createTime: 1 },
});

const setUp = (mode: LinkPassword) => {
  const addPassword = vi.fn<LinksClient['viewLinks']['addPassword']>(async ({ id }) => linkOf(id, true));
  const updateLink = vi.fn<LinksClient['viewLinks']['updateLink']>(async ({ id }) => linkOf(id, false));
  const links = createPickLinks({ viewLinks: { addPassword, updateLink } }, mode);
  return { links, addPassword, updateLink };
};

describe('the links of a pick', () => {
  it('are made per file, in order, without blank passwords', async () => {
    for (const mode of ['none', 'optional'] as const) {
      const { links, addPassword, updateLink } = setUp(mode);
      const items = Array.from({ length: 15 }, (_one, index) => fileOf(`f${index}`));
      const made = await links.make(items);
      expect(made).toEqual(
        items.map((item) => ({ item, path: `/preview/${item.id}?link=l-${item.id}`, hasPassword: false })),
      );
      expect([updateLink.mock.calls.length, addPassword.mock.calls.length]).toEqual([15, 0]);
    }
  });

  it('have the password that was typed', async () => {
    const { links, addPassword, updateLink } = setUp('optional');
    links.setPassword('opensesame');
    expect(await links.make([fileOf('a')])).toMatchObject([{ hasPassword: true }]);
    expect(addPassword.mock.calls.map(([input]) => input)).toEqual([{ id: 'a', viewPassword: 'opensesame' }]);
    expect(updateLink).not.toHaveBeenCalled();
  });

  it.each([
    ['required', '', 'missing'],
    ['required', 'abc', 'length'],
    ['optional', 'abc', 'length'],
    ['optional', 'x'.repeat(21), 'length'],
  ] as const)('are refused with mode %s and password %j', async (mode, password, kind) => {
    const { links, addPassword, updateLink } = setUp(mode);
    links.setPassword(password);
    expect(await links.make([fileOf('a')])).toBeUndefined();
    expect(links.getState()).toMatchObject({ problem: { kind }, password });
    expect([updateLink.mock.calls.length, addPassword.mock.calls.length]).toEqual([0, 0]);
    links.setPassword('opensesame');
    expect(links.getState().problem).toBeUndefined();
  });

  it('name the failing file and keep the password', async () => {
    const { links, addPassword } = setUp('required');
    links.setPassword('opensesame');
    const failures: readonly (readonly [unknown, unknown])[] = [
      [refusal('70013'), { reason: 'notOwner', title: 'File b' }],
      [refusal('61672', 'Restricted'), { reason: 'failed', title: 'File b', text: 'Restricted' }],
      [
        new ApiError('refused', 'refused', {
          ...{ call: 'viewLinks.addPassword', method: 'POST', path: '/' },
          ...{ envelopeCode: '70013', data: { needs: 'share' } },
        }),
        { reason: 'noScope' },
      ],
      [new TypeError('offline'), { reason: 'failed', title: 'File b', text: undefined }],
    ];
    for (const [thrown, failure] of failures) {
      addPassword.mockImplementation(async ({ id }) => {
        if (id === 'b') throw thrown;
        return linkOf(id, true);
      });
      expect(await links.make([fileOf('a'), fileOf('b')])).toBeUndefined();
      expect(links.getState()).toEqual({ password: 'opensesame', problem: undefined, failure });
    }
    addPassword.mockImplementation(async ({ id }) => linkOf(id, true));
    expect((await links.make([fileOf('a'), fileOf('b')]))?.length).toBe(2);
    expect(links.getState().failure).toBeUndefined();
  });
});
