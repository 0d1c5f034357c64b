import { describe, expect, it } from 'vitest';
import type { Capabilities } from './capabilities.ts';
import type { FrameRequest } from './hidden-frame.ts';
import type { DownloadRequest, Host, ShareRequest } from './host.ts';
import type { OpenedAddress } from './testing/fake-host.ts';

/** A host under test with eyes on what really happened. */
export interface HostSubject {
  readonly host: Host;
  readonly opened: () => readonly OpenedAddress[];
  readonly copied: () => readonly string[];
  readonly shared: () => readonly ShareRequest[];
  readonly downloaded: () => readonly DownloadRequest[];
  /** What stands in hidden frames now. */
  readonly framed: () => readonly FrameRequest[];
  readonly isClosed: () => boolean;
}

type Make = () => HostSubject | Promise<HostSubject>;
type Claim = (make: Make, claimed: Capabilities) => void;

const address = '/diagraming/chart1';
const bad = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' /x',
  '//other.example/x',
  '/\\other.example',
  'data:text/html,x',
  '',
];

const testSameWindow: Claim = (make, { sameWindow }) => {
  const usual = sameWindow ? 'same' : 'new';
  it(`opens an address in the ${usual} window when no window is asked for`, async () => {
    const subject = await make();
    subject.host.open(address);
    expect(subject.opened()).toEqual([{ address, target: usual }]);
  });
  it(`sends a reserved window to its address in the ${usual} window, once`, async () => {
    const subject = await make();
    const reserved = subject.host.reserveWindow();
    expect(subject.opened()).toEqual([]);
    reserved.navigate(address);
    reserved.navigate('/other');
    reserved.close();
    expect(subject.opened()).toEqual([{ address, target: usual }]);
  });
};

const testNoDownload: Claim = (make, { noDownload }) => {
  const request = { address: '/download/chart1.png', fileName: 'chart 1.png' };
  if (noDownload) {
    it('refuses downloads', async () => {
      const subject = await make();
      await expect(subject.host.download(request)).rejects.toMatchObject({ code: 'not_available' });
      expect(subject.downloaded()).toEqual([]);
      expect(() => subject.host.loadHidden({ address }, () => undefined)).toThrow(
        expect.objectContaining({ code: 'not_available' }),
      );
    });
  } else {
    it('loads an address, or sends a form, in a hidden frame until it is cleared', async () => {
      const subject = await make();
      const form = { address: '/form', fields: { def: '{"a":1}\n2', title: '流程' } };
      const frames = [{ address }, form].map((wanted) => subject.host.loadHidden(wanted, () => undefined));
      expect(subject.framed()).toEqual([{ address }, form]);
      frames.forEach((frame) => frame.clear());
      frames[0]?.clear();
      expect(subject.framed()).toEqual([]);
    });
    it('saves a file under its name', async () => {
      const subject = await make();
      await subject.host.download(request);
      expect(subject.downloaded()).toEqual([request]);
    });
  }
};

const testShareSheet: Claim = (make, { shareSheet }) => {
  const request = { title: 'Chart 1', address: 'http://localhost/preview/chart1' };
  it(
    shareSheet ? 'offers an address in the share sheet' : 'copies an address in place of a share sheet',
    async () => {
      const subject = await make();
      expect(await subject.host.share(request)).toBe(shareSheet ? 'shared' : 'copied');
      expect(subject.shared()).toEqual(shareSheet ? [request] : []);
      expect(subject.copied()).toEqual(shareSheet ? [] : [request.address]);
    },
  );
};

const testClosable: Claim = (make, { closable }) => {
  it(closable ? 'gives the screen back' : 'says that it cannot be closed', async () => {
    const subject = await make();
    const closing = subject.host.close();
    if (closable) await closing;
    else await expect(closing).rejects.toMatchObject({ code: 'not_available' });
    expect(subject.isClosed()).toBe(closable);
  });
};

/** One check per capability; a new capability does not type-check without one. */
const claims: Readonly<Record<keyof Capabilities, Claim>> = {
  kind: (make, { kind }) => {
    it('keeps one kind for its whole life', async () => {
      const { host } = await make();
      host.open(address, 'same');
      expect(host.capabilities.kind).toBe(kind);
    });
  },
  sameWindow: testSameWindow,
  hideTemplateEntry: (_make, { kind, hideTemplateEntry }) => {
    it('hides the template entry in a meeting app only', () => {
      expect(hideTemplateEntry && kind !== 'meeting').toBe(false);
    });
  },
  noDownload: testNoDownload,
  businessProgram: (_make, { kind, businessProgram }) => {
    it('claims business-program mode in a mini-program only', () => {
      expect(businessProgram && kind !== 'miniprogram').toBe(false);
    });
  },
  shareSheet: testShareSheet,
  closable: testClosable,
};

const testAddresses = (make: Make): void => {
  it.each(bad)('refuses to open %j', async (unsafe) => {
    const subject = await make();
    expect(() => subject.host.open(unsafe)).toThrow(expect.objectContaining({ code: 'unsafe_address' }));
    expect(() => subject.host.open(unsafe, 'same')).toThrow(
      expect.objectContaining({ code: 'unsafe_address' }),
    );
    const reserved = subject.host.reserveWindow();
    expect(() => reserved.navigate(unsafe)).toThrow(expect.objectContaining({ code: 'unsafe_address' }));
    expect(subject.opened()).toEqual([]);
    reserved.navigate(address);
    expect(subject.opened()).toHaveLength(1);
    expect(() => subject.host.loadHidden({ address: unsafe }, () => undefined)).toThrow();
    expect(subject.framed()).toEqual([]);
  });
  it('opens an address in the window that is asked for', async () => {
    const subject = await make();
    subject.host.open(address, 'same');
    subject.host.open(address, 'new');
    expect(subject.opened().map(({ target }) => target)).toEqual(['same', 'new']);
  });
  it('goes nowhere when a reserved window is given back', async () => {
    const subject = await make();
    const reserved = subject.host.reserveWindow();
    reserved.close();
    reserved.navigate(address);
    expect(subject.opened()).toEqual([]);
  });
  it('copies a text', async () => {
    const subject = await make();
    await subject.host.copy('流程图 1');
    expect(subject.copied()).toEqual(['流程图 1']);
  });
};

/**
 * Declares the tests that every host passes: each claimed capability is exercised, and unsafe addresses are refused.
 * `make` returns a fresh host each time, at once or later.
 */
export const hostSuite = (name: string, make: Make): void => {
  describe(name, async () => {
    const { capabilities } = (await make()).host;
    for (const [capability, test] of Object.entries(claims)) {
      describe(capability, () => test(make, capabilities));
    }
    describe('addresses', () => testAddresses(make));
  });
};
