import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { OldChromium } from '../../scripts/setup/old-chromium.ts';
import { ensureOldChromium } from '../../scripts/setup/old-chromium.ts';
import type { DriverWindow } from './drive-window.ts';
import { driveWindow, findFrame } from './drive-window.ts';
import type { DrivenBrowser, DrivenPage } from './driven.types.ts';
import { poll } from './poll.ts';
import type { Protocol, ProtocolSession } from './protocol.ts';
import { openProtocol } from './protocol.ts';

/** A page of an old Chromium. */
export interface OldPage extends DrivenPage {
  /** Types a text into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key, e.g. `Enter`. */
  readonly press: (key: 'Enter' | 'Tab' | 'Escape') => Promise<void>;
  /** Takes a picture, for whoever writes tests. */
  readonly picture: () => Promise<Buffer>;
}

/** An old Chromium. */
export interface OldBrowser extends DrivenBrowser {
  /** Opens a page; `userAgent` is what an app around the engine says of itself. */
  readonly openPage: (address: string, userAgent?: string) => Promise<OldPage>;
}

// It has one process and no sandbox, which is how its builders run it; more would need programs that it does not come with.
const FLAGS = [
  '--headless',
  '--no-zygote',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-site-isolation-trials',
  '--disable-features=site-per-process',
];

// It never ends by itself: not even when the tests that started it were killed.
const LONGEST_LIFE_S = 7_200;

interface Remote {
  readonly result: { readonly objectId?: string; readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly exception?: { readonly description?: string };
    readonly text: string;
  };
}

interface Context {
  readonly id: number;
  readonly auxData: { readonly frameId: string; readonly isDefault: boolean };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Frame[];
}

const KEYS = { Enter: 13, Tab: 9, Escape: 27 } as const;

const framesOf = (top: Frame): Frame['frame'][] => [
  top.frame,
  ...(top.childFrames ?? []).flatMap((below) => framesOf(below)),
];

const drivePage = async (session: ProtocolSession): Promise<Omit<OldPage, 'close'>> => {
  const errors: string[] = [];
  const contexts = new Map<string, number>();
  session.on<{ context: Context }>('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    if (auxData.isDefault) contexts.set(auxData.frameId, id);
  });
  session.on<{ exceptionDetails: NonNullable<Remote['exceptionDetails']> }>(
    'Runtime.exceptionThrown',
    ({ exceptionDetails: { exception, text } }) => void errors.push(exception?.description ?? text),
  );
  let frames: Frame['frame'][] = [];
  const readFrames = async (): Promise<void> => {
    frames = framesOf((await session.send<{ frameTree: Frame }>('Page.getFrameTree')).frameTree);
  };
  const ask = async (id: string, expression: string, returnByValue: boolean): Promise<Remote['result']> => {
    const params = {
      expression,
      contextId: contexts.get(id),
      returnByValue,
      awaitPromise: true,
      userGesture: true,
    };
    const { result, exceptionDetails } = await session.send<Remote>('Runtime.evaluate', params);
    if (exceptionDetails === undefined) return result;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  };
  /** Returns the middle of an element once it stands still there, with nothing above it. */
  const middleOf = (objectId: string): Promise<Place> => {
    let last: Place | undefined;
    return poll('a place to click', async () => {
      const { quads } = await session.send<{ quads: readonly number[][] }>('DOM.getContentQuads', {
        objectId,
      });
      const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
      const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const stands = last?.x === place.x && last.y === place.y;
      last = place;
      if (!stands) return undefined;
      const { result } = await session.send<Remote>('Runtime.callFunctionOn', {
        objectId,
        // Asked in the frame's own measure: the place is told in that of the window.
        functionDeclaration: `function () {
          const { left, top, width, height } = this.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found !== null && (this.contains(found) || found.contains(this));
        }`,
        returnByValue: true,
      });
      return result.value === true ? place : undefined;
    });
  };
  const clickOn = async (objectId: string): Promise<void> => {
    const functionDeclaration = 'function () { this.scrollIntoViewIfNeeded() }';
    await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration });
    const place = { ...(await middleOf(objectId)), button: 'left', clickCount: 1 };
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
      await session.send('Input.dispatchMouseEvent', { type, ...place });
  };
  const windowOf = (id: string): DriverWindow => ({
    evaluate: async (expression) => (await ask(id, expression, true)).value,
    evaluateHandle: async (expression) => {
      const { objectId } = await ask(id, expression, false);
      return { asElement: () => (objectId === undefined ? null : { click: () => clickOn(objectId) }) };
    },
    goto: async (address) => {
      const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
      await session.send('Page.navigate', { url: address });
      await loaded;
      await readFrames();
    },
    url: () => frames.find((each) => each.id === id)?.url ?? '',
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await readFrames();
  const top = frames[0]?.id ?? '';
  return {
    ...driveWindow(windowOf(top)),
    errors,
    frame: (isWanted) =>
      findFrame(() => {
        void readFrames();
        return frames.slice(1).map(({ id }) => windowOf(id));
      }, isWanted),
    opened: () => Promise.reject(new Error('an old Chromium opens no windows')),
    type: (text) => session.send('Input.insertText', { text }),
    press: async (key) => {
      const params = {
        key,
        code: key,
        windowsVirtualKeyCode: KEYS[key],
        ...(key === 'Enter' ? { text: '\r' } : {}),
      };
      for (const type of ['keyDown', 'keyUp'])
        await session.send('Input.dispatchKeyEvent', { type, ...params });
    },
    picture: async () => {
      const { data } = await session.send<{ data: string }>('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
  };
};

const SIZE = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };

interface Opened {
  readonly address: string;
  readonly userAgent?: string | undefined;
}

const openPage = async (protocol: Protocol, { address, userAgent }: Opened): Promise<OldPage> => {
  const { targetId } = await protocol.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const attached = { targetId, flatten: true };
  const { sessionId } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', attached);
  const session = protocol.session(sessionId);
  await session.send('Emulation.setDeviceMetricsOverride', SIZE);
  if (userAgent !== undefined) await session.send('Network.setUserAgentOverride', { userAgent });
  const page = await drivePage(session);
  await page.goto(address);
  return { ...page, close: () => protocol.send('Target.closeTarget', { targetId }) };
};

/** Starts an old Chromium. Its pages share their storage, because one with a single process has one profile. */
export const driveOldChromium = async (version: OldChromium): Promise<OldBrowser> => {
  const path = await ensureOldChromium(version);
  const flags = [...FLAGS, '--remote-debugging-port=0'];
  const browser = spawn('timeout', [`${LONGEST_LIFE_S}`, path, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    browser.kill();
    await ended;
  };
  const lines = createInterface(browser.stderr);
  const address = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (line) => {
      const [, found] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => resolve(undefined));
  });
  if (address === undefined) {
    await close();
    throw new Error(`Chromium ${version} did not start`);
  }
  const protocol = await openProtocol(address);
  return {
    openPage: (address, userAgent) => openPage(protocol, { address, userAgent }),
    close: async () => {
      protocol.close();
      await close();
    },
  };
};
