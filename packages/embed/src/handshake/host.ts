import { createWindowPort } from '../ports/window.ts';
import type { Port } from '../ports/port.ts';
import type { VersionRange } from '../protocol.ts';
import type { Greeting, Refuse } from './greetings.ts';
import { judgeAtHost, type HostVerdict } from './judge.ts';
import type { ListeningWindow, PostingWindow } from './windows.types.ts';

/** What a host needs to let its guest in. */
export interface HostDoorOptions extends VersionRange {
  readonly window: ListeningWindow;
  /** The frame's window, or null while it has none. */
  frame(): PostingWindow | null;
  /** The guest page's exact origin. */
  readonly origin: string;
  readonly channel: string;
  readonly features: readonly string[];
  /** Gives what the guest paints with; asked for each join, so that a reload finds its state again. */
  welcome(): { readonly config: unknown; readonly first: unknown };
  onPort(port: Port, agreed: { readonly v: number; readonly features: readonly string[] }): void;
  onRefused(code: Refuse['code'] | 'null_origin'): void;
}

/** Waits for the guest and hands it a port. While the door is shut no listener is left on the window. */
export interface HostDoor {
  /** Begins to listen; does nothing when it already does. */
  open(): void;
  /** Tells the loaded frame who opened it. */
  knock(): void;
  /** Stops listening. */
  shut(): void;
}

/** Makes the host's end of the handshake. Nothing is ever posted to another origin than the guest's (HOST-06). */
export const createHostDoor = (options: HostDoorOptions): HostDoor => {
  const used = new Set<string>();
  const { min, max, origin, channel, features } = options;
  let isOpen = false;

  const post = (greeting: Greeting, transfer: Transferable[] = []): void =>
    options.frame()?.postMessage(greeting, origin, transfer);

  const answer = (verdict: Exclude<HostVerdict, { kind: 'ignore' }>): void => {
    shut();
    if (verdict.kind === 'null_origin') {
      options.onRefused('null_origin');
      return;
    }
    const { nonce } = verdict.join;
    used.add(nonce);
    if (verdict.kind === 'refuse') {
      post({ cd: 1, t: 'refuse', ch: channel, nonce, code: verdict.code });
      options.onRefused(verdict.code);
      return;
    }
    const { v, features: shared } = verdict;
    const { port1, port2 } = new MessageChannel();
    post({ cd: 1, t: 'welcome', ch: channel, nonce, v, features: shared, ...options.welcome() }, [port2]);
    options.onPort(createWindowPort(port1), { v, features: shared });
  };

  const onMessage = (event: MessageEvent): void => {
    const verdict = judgeAtHost(event, { min, max, origin, channel, features, used, frame: options.frame() });
    if (verdict.kind !== 'ignore') answer(verdict);
  };

  const shut = (): void => {
    isOpen = false;
    options.window.removeEventListener('message', onMessage);
  };

  return {
    shut,
    open: () => {
      if (!isOpen) options.window.addEventListener('message', onMessage);
      isOpen = true;
    },
    knock: () => post({ cd: 1, t: 'hello', ch: channel }),
  };
};
