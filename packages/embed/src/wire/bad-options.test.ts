import { expect, it } from 'vitest';
import { badOptionsOf } from './bad-options.ts';

it.each([
  ['tabs', { tabs: ['mine', 'favourites'] }],
  ['hide', { hide: ['footer'] }],
  ['labels', { labels: { 'picker.mine': 1 } }],
  ['policy', { policy: { navigate: 'ask' } }],
  ['start', { start: { folder: 'f1' } }],
  ['preselect', { preselect: 'f1' }],
  ['commands', { commands: [{ id: 'copy' }] }],
  ['multiple', { multiple: 'yes' }],
  ['conflict', { conflict: 'ask' }],
  ['name', { name: 12 }],
  ['sources', { sources: ['ours'] }],
  ['kind', { kind: 'outline' }],
  ['scene', { scene: 7 }],
  ['route', { route: 'favourites' }],
  ['theme', { theme: 'blue' }],
  ['variables', { variables: { accent: 1 } }],
])('names %s alone when only that makes no sense', (name, bad) => {
  expect(badOptionsOf({ create: true, title: 'Choose', locale: 'en', ...bad })).toEqual([name]);
});

it('names nothing when all make sense', () => {
  expect(
    badOptionsOf({
      clientId: 'demo',
      getToken: () => null,
      onCommit: () => undefined,
      tabs: ['mine', 'starred'],
      hide: ['tray'],
      start: { folderId: 'f1' },
      theme: 'dark',
      preselect: undefined,
    }),
  ).toEqual([]);
});
