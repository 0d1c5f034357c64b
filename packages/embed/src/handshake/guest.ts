import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import { createWindowPort } from '../ports/window.ts';
import type { Port } from '../ports/port.ts';
import type { VersionRange } from '../protocol.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { Join, Stranger, Welcome } from './greetings.ts';
import { judgeAnswer, judgeHello } from './judge.ts';
import { isAllowedOrigin, isOrigin } from './origin.ts';
import type { ListeningWindow, PostingWindow } from './windows.types.ts';

/** Knowledge of a guest about the page that framed it, before a word is spoken. */
export interface GuestSurroundings {
  readonly window: ListeningWindow;
  /** The framing window, or null when the page is not framed. */
  readonly parent: PostingWindow | null;
  /** The parent's origin where the browser tells it for certain (`location.ancestorOrigins`). */
  readonly parentOrigin: string | undefined;
  /** The parent's origin, or the one that the referrer suggests; it may be missing. */
  readonly referrerOrigin: string | undefined;
}

/** Options of a guest that joins its host. */
export interface JoinOptions extends VersionRange {
  readonly surroundings: GuestSurroundings;
  readonly clock: EmbedClock;
  readonly channel: string;
  /** Origin patterns that the client registered. */
  readonly patterns: readonly string[];
  readonly features: readonly string[];
  /** Gives a fresh random text for each join. */
  makeNonce(): string;
}

/** Session of a guest once it is let in. */
export interface Joined {
  readonly welcome: Welcome;
  readonly port: Port;
}

const firstTarget = ({ surroundings, patterns }: JoinOptions): string | undefined => {
  const { parent, parentOrigin, referrerOrigin } = surroundings;
  if (parent === null) throw new EmbedError('not_framed');
  if (parentOrigin === 'null') throw new EmbedError('null_origin');
  const known = parentOrigin ?? referrerOrigin;
  if (known !== undefined && isAllowedOrigin(known, patterns)) return known;
  if (parentOrigin !== undefined) throw new EmbedError('origin_not_allowed');
  return undefined;
};

/**
 * Joins the host that framed this page: to its origin at once where the browser tells it, else after its `hello`. A page that says
 * hello and is not registered is told so.
 * Rejects with `not_framed`, `null_origin`, `origin_not_allowed`, `version_host`, `version_guest` or `deadline` (10 s).
 * When the promise settles no listener and no timer is left.
 */
export const joinHost = async (options: JoinOptions): Promise<Joined> => {
  const { surroundings, channel, min, max, features, patterns } = options;
  const { window, parent } = surroundings;
  const target = firstTarget(options);
  const sent = new Map<string, string>();

  const join = (origin: string): void => {
    const nonce = options.makeNonce();
    sent.set(nonce, origin);
    const message: Join = { cd: 1, t: 'join', ch: channel, nonce, min, max, features };
    parent?.postMessage(message, origin);
  };

  // All other work is done while the message travels: nothing comes back before this code has run to its end.
  if (target !== undefined) join(target);
  return new Promise<Joined>((resolve, reject) => {
    const onMessage = (event: MessageEvent): void => {
      const greeted = judgeHello(event, { parent, patterns, channel });
      if (typeof greeted !== 'string') {
        join(event.origin);
        return;
      }
      if (greeted === 'origin') {
        // The page that opened this one is not registered. It hears that, on the channel that it named itself, and nothing else.
        const note: Stranger = { cd: 1, t: 'stranger', ch: channel };
        if (isOrigin(event.origin)) parent?.postMessage(note, event.origin);
        leave();
        reject(new EmbedError('origin_not_allowed'));
        return;
      }
      const verdict = judgeAnswer(event, { parent, channel, min, max, sent });
      if (typeof verdict === 'string') return;
      leave();
      if (verdict.kind === 'refused') {
        reject(new EmbedError(verdict.code));
        return;
      }
      resolve({ welcome: verdict.welcome, port: createWindowPort(verdict.port) });
    };
    const stop = options.clock.after(DEADLINE_MS, () => {
      leave();
      reject(new EmbedError('deadline'));
    });
    const leave = (): void => {
      stop();
      window.removeEventListener('message', onMessage);
    };
    window.addEventListener('message', onMessage);
  });
};
