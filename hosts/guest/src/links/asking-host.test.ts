import { openAddress, previewAddress } from '@chartdock/contract';
import type { Host } from '@chartdock/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskingHost, AskingOptions } from './asking-host.ts';
import { createAskingHost } from './asking-host.ts';

type Session = AskingOptions['session'];

const open = vi.fn<Session['open']>();
const onClosed = vi.fn<() => void>();
const show = vi.fn<(fileId: string) => void>();
let features: readonly string[];
let isDenied: boolean;

const hostOf = (): AskingHost =>
  createAskingHost({
    browser: {} as Host,
    origin: 'https://charts.test',
    onClosed,
    session: {
      config: isDenied ? { policy: { navigate: 'deny' } } : {},
      features,
      open,
      ask: vi.fn(),
    } as unknown as Session,
  });
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  for (const mock of [open, onClosed, show]) mock.mockReset();
  open.mockResolvedValue(false);
  features = ['sign-in'];
  isDenied = false;
});

describe('a press on a file', () => {
  it.each([
    ['an editor of flows', openAddress('flow', 'f-1')],
    ['an editor of mind maps', openAddress('mind', 'f-1')],
    ['an editor of outlines', openAddress('outline', 'f-1')],
    ['an editor of Markdown', openAddress('markdown', 'f-1')],
    ['an editor of whiteboards', openAddress('board', 'f-1')],
    ['a preview', previewAddress('f-1')],
  ])('asks the partner once, with the file of %s', async (_, address) => {
    open.mockResolvedValue(true);
    const { host, setOpener } = hostOf();
    const file = { id: 'f-1', title: 'Plan', category: 'mind', folderId: 'root' };
    setOpener({ describe: (id) => (id === 'f-1' ? file : undefined), show });
    host.open(address);
    await settled();
    const url = `https://charts.test${address}`;
    expect(open.mock.calls).toEqual([[{ url, kind: 'file', disposition: 'new', signIn: true, file }]]);
    expect([show.mock.calls, onClosed.mock.calls]).toEqual([[], []]);
  });

  it('shows the file in the frame by default', async () => {
    const { host, setOpener } = hostOf();
    setOpener({ describe: () => undefined, show });
    host.open(openAddress('flow', 'a b'));
    await settled();
    expect(show.mock.calls).toEqual([['a b']]);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('shows the file made for a held window', async () => {
    const { host, setOpener } = hostOf();
    setOpener({ describe: () => undefined, show });
    host.reserveWindow().navigate(openAddress('mind', 'f-2'));
    await settled();
    expect(show.mock.calls).toEqual([['f-2']]);
  });

  it('says that it stays closed where nothing shows it', async () => {
    hostOf().host.open(openAddress('flow', 'f-1'));
    await settled();
    expect(onClosed).toHaveBeenCalledOnce();
  });
});

describe('a press on another link', () => {
  it.each(['/template', '/login', '/diagraming/new?category=flow', '/diagrams?folder=root'])(
    'to %s opens only where the partner does',
    async (address) => {
      const { host, setOpener } = hostOf();
      setOpener({ describe: () => undefined, show });
      host.open(address);
      await settled();
      const url = `https://charts.test${address}`;
      expect(open.mock.calls).toEqual([[{ url, kind: 'page', disposition: 'new', signIn: true }]]);
      expect(onClosed).toHaveBeenCalledOnce();
      expect(show).not.toHaveBeenCalled();
    },
  );

  it.each(['/updatelog', 'https://elsewhere.test/mindmap/1'])('to %s may open by itself', async (address) => {
    hostOf().host.open(address, 'same');
    await settled();
    const url = new URL(address, 'https://charts.test').href;
    expect(open.mock.calls).toEqual([[{ url, kind: 'page', disposition: 'same' }]]);
    expect(onClosed).not.toHaveBeenCalled();
  });
});

it('sends older scripts nothing unknown', async () => {
  features = [];
  hostOf().host.open(openAddress('flow', 'f-1'));
  await settled();
  expect(open.mock.calls[0]?.[0]).toEqual({
    url: `https://charts.test${openAddress('flow', 'f-1')}`,
    kind: 'file',
    disposition: 'new',
  });
  expect(onClosed).not.toHaveBeenCalled();
});

it('asks nobody under a policy that says no', () => {
  isDenied = true;
  hostOf().host.open(openAddress('flow', 'f-1'));
  expect(open).not.toHaveBeenCalled();
});
