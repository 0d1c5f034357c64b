import { deepStrictEqual } from 'node:assert';
import { expect, it } from 'vitest';
import { hostSuite } from './host.suite.ts';
import type { HostSubject, TestRunner } from './host.suite.ts';
import { createFakeHost } from './testing/fake-host.ts';
import type { Host } from './host.ts';

/** Runs the suite on a runner of a few lines, as a person without vitest would, and returns the titles that failed. */
const failuresOf = async (spoil: (host: Host) => Partial<Host>): Promise<string[]> => {
  const cases: { readonly name: string; readonly run: () => Promise<void> }[] = [];
  const runner: TestRunner = {
    describe: (_name, run) => run(),
    it: (name, run) => void cases.push({ name, run }),
    expect: (value) => ({ toEqual: (expected) => deepStrictEqual(value, expected) }),
  };
  hostSuite(runner, 'a host', (): HostSubject => {
    const host = createFakeHost({ kind: 'desktop' });
    const { opened, copied, shared, downloaded, frames, isClosed } = host;
    return {
      host: { ...host, ...spoil(host) },
      opened: () => opened,
      copied: () => copied,
      shared: () => shared,
      downloaded: () => downloaded,
      framed: () => frames.filter(({ isCleared }) => !isCleared()).map(({ request }) => request),
      isClosed,
    };
  });
  const failed: string[] = [];
  for (const { name, run } of cases)
    await run().catch(() => {
      failed.push(name);
    });
  expect(cases.length).toBeGreaterThan(15);
  return failed;
};

it('passes a good host on any runner', async () => {
  expect(await failuresOf(() => ({}))).toEqual([]);
});

it.each<[string, (host: Host) => Partial<Host>, string]>([
  [
    'opens in another window',
    (host) => ({ open: (to) => host.open(to, 'same') }),
    'the window that is asked for',
  ],
  ['loses what is copied', () => ({ copy: async () => undefined }), 'copies a text'],
  ['swallows unsafe addresses', () => ({ open: () => undefined }), 'refuses to open "javascript:alert(1)"'],
  ['does not close', () => ({ close: async () => undefined }), 'gives the screen back'],
  ['does not save', () => ({ download: async () => undefined }), 'saves a file under its name'],
  [
    'claims a share sheet',
    (host) => ({ capabilities: { ...host.capabilities, shareSheet: true } }),
    'share sheet',
  ],
])('finds a host that %s', async (_how, spoil, title) => {
  expect((await failuresOf(spoil)).some((name) => name.includes(title))).toBe(true);
});
