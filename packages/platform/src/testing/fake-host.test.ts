import { describe, expect, it } from 'vitest';
import { HOST_KINDS } from '../capabilities.ts';
import { hostSuite } from '../host.suite.ts';
import type { HostSubject } from '../host.suite.ts';
import { createFakeHost } from './fake-host.ts';
import type { FakeHostOptions } from './fake-host.ts';

const makeSubject = (options: FakeHostOptions) => (): HostSubject => {
  const host = createFakeHost(options);
  return {
    host,
    opened: () => host.opened,
    copied: () => host.copied,
    shared: () => host.shared,
    downloaded: () => host.downloaded,
    framed: () => host.frames.filter(({ isCleared }) => !isCleared()).map(({ request }) => request),
    isClosed: host.isClosed,
  };
};

for (const kind of HOST_KINDS)
  hostSuite({ describe, it, expect }, `fake ${kind} host`, makeSubject({ kind }));
hostSuite(
  { describe, it, expect },
  'fake meeting host on a Mac',
  makeSubject({ kind: 'meeting', system: 'mac' }),
);
hostSuite({ describe, it, expect }, 'fake web host with a share sheet', makeSubject({ shareSheet: true }));

describe('createFakeHost', () => {
  it('refuses windows and the clipboard when blocked', async () => {
    const host = createFakeHost({ blocked: true });
    expect(() => host.open('/x', 'new')).toThrow(expect.objectContaining({ code: 'blocked' }));
    await expect(host.copy('x')).rejects.toMatchObject({ code: 'blocked' });
  });

  it('counts windows that are held', () => {
    const host = createFakeHost();
    const first = host.reserveWindow();
    host.reserveWindow().navigate('/x');
    expect(host.heldWindows()).toBe(1);
    first.close();
    first.close();
    expect(host.heldWindows()).toBe(0);
  });
});
