import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageEnd } from './page-end.ts';
import { createScreenEnd } from './screen-end.ts';

const OWN = 'https://charts.example';
const AI = 'https://ai.example';
const file = { fileId: '01890000-0000-7000-8000-00000000abcd', category: 'mind' } as const;
const session = { session: '1', locale: 'en', palette: 'dark', theme: 'auto', folderId: 'f1' } as const;

/** A window that tests speak into. */
const createWindow = () => {
  const target = new EventTarget();
  const document = new EventTarget();
  const posted: unknown[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  return {
    document,
    posted,
    listeners,
    postMessage: (message: unknown, origin: unknown) => void posted.push([message, origin]),
    addEventListener: (_name: string, listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
    target,
  };
};

interface Said {
  readonly data: unknown;
  readonly source?: object | null;
  readonly origin?: string;
  readonly isTrusted?: boolean;
}

const onClick = vi.fn();
const onSignedOut = vi.fn();
const onOpenFile = vi.fn();
let screen: ReturnType<typeof createWindow>;
let frame: ReturnType<typeof createWindow>;
let end: ReturnType<typeof createScreenEnd>;

const hears = (listening: ReturnType<typeof createWindow>, said: Said): void => {
  const event = { isTrusted: true, source: frame, origin: AI, ...said };
  // A browser makes them; here they are as much of one as the ends look at.
  for (const listener of listening.listeners) listener(event as unknown as MessageEvent);
};

const page = (event: string, more: object = {}): object => ({ type: 'chartdock.ai', event, ...more });

beforeEach(() => {
  vi.resetAllMocks();
  [screen, frame] = [createWindow(), createWindow()];
  end = createScreenEnd({
    page: screen as unknown as Window,
    frame: () => frame,
    origin: AI,
    session: () => session,
    onClick,
    onSignedOut,
    onOpenFile,
  });
});

describe('the end of the screen', () => {
  it('tells the session to its listener’s origin alone', () => {
    end.tellSession();
    expect(frame.posted).toEqual([]);
    hears(screen, { data: page('ready') });
    end.tellSession();
    expect(frame.posted).toEqual(Array(2).fill([{ ...page('session'), ...session }, AI]));
  });

  it('hears presses, ended sessions and opened files', () => {
    hears(screen, { data: page('click') });
    hears(screen, { data: page('signed-out') });
    expect(onSignedOut).toHaveBeenCalledOnce();
    hears(screen, { data: page('open-file', { ...file, path: 'javascript:alert(1)' }) });
    expect(onClick).toHaveBeenCalledOnce();
    expect(onOpenFile.mock.calls).toEqual([[file]]);
  });

  it.each([
    ['another origin', { origin: OWN }],
    ['an origin that begins alike', { origin: `${AI}.evil.example` }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['a script of its own page', { isTrusted: false }],
  ])('hears nothing from %s', (_who, said) => {
    for (const data of [page('ready'), page('click'), page('signed-out'), page('open-file', file)])
      hears(screen, { data, ...said });
    expect([onClick.mock.calls, onOpenFile.mock.calls, frame.posted]).toEqual([[], [], []]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', null],
    ['a text', 'click'],
    ['a list', [page('click')]],
    ['another type', { type: 'other', event: 'click' }],
    ['an inherited event', Object.create(page('click'))],
    ['an event of every object', page('constructor')],
    ['its own prototype', page('__proto__')],
    ['a file without an id', page('open-file', { category: 'mind' })],
    ['an id that is a way', page('open-file', { ...file, fileId: '../login' })],
    ['an id that is no text', page('open-file', { ...file, fileId: { toString: () => 'x' } })],
    ['a category that is none', page('open-file', { ...file, category: '__proto__' })],
    ['a folder', page('open-file', { ...file, category: 'folder' })],
  ] as readonly [string, unknown][])('does nothing for %s', (_what, data) => {
    hears(screen, { data });
    expect([onClick.mock.calls, onOpenFile.mock.calls, frame.posted]).toEqual([[], [], []]);
  });

  it('hears nothing once it is gone', () => {
    end.dispose();
    hears(screen, { data: page('click') });
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the end of the page', () => {
  const onSession = vi.fn();
  const open = () =>
    createPageEnd({
      page: frame as unknown as Window,
      screen,
      origin: OWN,
      onSession,
    });

  it('says that it listens, ended, or opens files', () => {
    const opened = open();
    opened.signedOut();
    opened.openFile(file);
    expect(screen.posted).toEqual([
      [page('ready'), OWN],
      [page('signed-out'), OWN],
      [page('open-file', file), OWN],
    ]);
  });

  it('tells every press until it is gone', () => {
    const opened = open();
    frame.document.dispatchEvent(new Event('pointerdown'));
    opened.dispose();
    frame.document.dispatchEvent(new Event('pointerdown'));
    expect(screen.posted.slice(1)).toEqual([[page('click'), OWN]]);
  });

  it('hears the session from its screen alone', () => {
    open();
    const data = { ...page('session'), ...session };
    hears(frame, { data, source: screen, origin: OWN });
    expect(onSession.mock.calls).toEqual([[session]]);
    hears(frame, { data, source: screen, origin: AI });
    hears(frame, { data, source: frame, origin: OWN });
    hears(frame, { data, source: screen, origin: OWN, isTrusted: false });
    for (const wrong of [
      { session: 1 },
      { locale: 'fr' },
      { palette: 'red' },
      { theme: 'red' },
      { folderId: '../x' },
      { event: 'click' },
    ])
      hears(frame, { data: { ...data, ...wrong }, source: screen, origin: OWN });
    expect(onSession).toHaveBeenCalledOnce();
  });
});
