import { endpoint } from '@chartdock/contract/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { implement } from './implement.ts';
import { nameCalls } from './name-calls.ts';

const endpointAt = (path: string, needToken: boolean) =>
  endpoint({ method: 'GET', path, needToken, input: z.object({}), data: z.number(), summary: '' });
const groups = { one: { open: endpointAt('/open', false), closed: endpointAt('/closed', true) } };
const open = implement(groups.one.open, { access: 'public', handler: () => Promise.resolve(1) });
const closed = implement(groups.one.closed, {
  access: 'token',
  scope: 'own sessions',
  items: 'closed',
  handler: () => Promise.resolve(2),
});

describe('every endpoint is implemented exactly once', () => {
  it('and goes by its group and name', () => {
    expect(nameCalls(groups, [closed, open]).map(({ name, access }) => [name, access])).toEqual([
      ['one.open', 'public'],
      ['one.closed', 'token'],
    ]);
  });

  it.each([
    ['a missing one', [open], 'Nothing implements one.closed'],
    ['one that is there twice', [open, closed, open], 'one.open is implemented 2 times'],
    [
      'one of no group',
      [
        open,
        closed,
        implement(endpointAt('/x', false), { access: 'public', handler: () => Promise.resolve(3) }),
      ],
      'No group has the endpoint of /x',
    ],
  ])('so that %s throws', (_what, implemented, message) => {
    expect(() => nameCalls(groups, implemented)).toThrow(message);
  });

  it('throws where a tokenless caller would enter', () => {
    expect(() =>
      implement(groups.one.closed, { access: 'public', handler: () => Promise.resolve(1) }),
    ).toThrow('differ on whether a token is needed');
  });
});
