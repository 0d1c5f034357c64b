import { AI_FRAME, readSessionMessage } from './frame-messages.ts';
import type { PageMessage } from './frame-messages.ts';
import type { Listening, Session } from './screen-end.ts';

/** Dependencies of the page's end of its frame. */
export interface PageEndOptions {
  /** The window of the page. */
  readonly page: Listening & { readonly document: Listening };
  /** The window around the frame. */
  readonly screen: Pick<Window, 'postMessage'>;
  /** Origin of the screen that may show the page. */
  readonly origin: string;
  /** A session begins, or the one that goes on looks otherwise. */
  readonly onSession: (session: Session) => void;
}

/** The page's end of the wire to the screen around it. */
export interface PageEnd {
  /** Asks the screen to open a file that was made. */
  readonly openFile: (
    file: Pick<Extract<PageMessage, { event: 'open-file' }>, 'fileId' | 'category'>,
  ) => void;
  /** Says that the server knows the session no more. */
  readonly signedOut: () => void;
  readonly dispose: () => void;
}

/** Says that the page listens, tells every press inside of it, and hears the screen around it and nobody else. */
export const createPageEnd = ({ page, screen, origin, onSession }: PageEndOptions): PageEnd => {
  const tell = (message: PageMessage): void => screen.postMessage(message, origin);
  const hear = ({ isTrusted, source, origin: from, data }: MessageEvent): void => {
    if (!isTrusted || source !== screen || from !== origin) return;
    const message = readSessionMessage(data);
    if (message === undefined) return;
    const { type: _type, event: _event, ...session } = message;
    onSession(session);
  };
  const press = (): void => tell({ type: AI_FRAME, event: 'click' });
  page.addEventListener('message', hear);
  // Menus close when a press begins, wherever it ends.
  const ending = new AbortController();
  page.document.addEventListener('pointerdown', press, { capture: true, signal: ending.signal });
  tell({ type: AI_FRAME, event: 'ready' });
  return {
    openFile: (file) => tell({ type: AI_FRAME, event: 'open-file', ...file }),
    signedOut: () => tell({ type: AI_FRAME, event: 'signed-out' }),
    dispose: () => {
      page.removeEventListener('message', hear);
      ending.abort();
    },
  };
};
