import { AI_FRAME, readPageMessage } from './frame-messages.ts';
import type { PageMessage, SessionMessage } from './frame-messages.ts';

/** Session data that the screen sends. */
export type Session = Omit<SessionMessage, 'type' | 'event'>;

/** A window that hears messages. */
export type Listening = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Dependencies of the screen's end of a frame. */
export interface ScreenEndOptions {
  /** The window of the screen. */
  readonly page: Listening;
  /** The window in the frame, looked up for every message: it changes with the content of the frame. */
  readonly frame: () => Pick<Window, 'postMessage'> | null | undefined;
  /** Origin of the page that belongs in the frame. */
  readonly origin: string;
  /** The session that goes on now. */
  readonly session: () => Session;
  /** Someone pressed inside the frame. */
  readonly onClick: () => void;
  /** The page says that its session ended; whether that is so is for the server to say. */
  readonly onSignedOut: () => void;
  readonly onOpenFile: (
    file: Pick<Extract<PageMessage, { event: 'open-file' }>, 'fileId' | 'category'>,
  ) => void;
}

/** The screen's end of the wire to an AI page. */
export interface ScreenEnd {
  /** Tells the page the session that goes on now; nothing before the page listens. */
  readonly tellSession: () => void;
  readonly dispose: () => void;
}

/**
 * Listens to the page in a frame alone: a message counts when the browser made it, and when both its window
 * and its origin are those of the page. Messages to the page go to that origin alone, so that a page that
 * navigated elsewhere receives nothing.
 */
export const createScreenEnd = (options: ScreenEndOptions): ScreenEnd => {
  const { page, frame, origin, session, onClick, onSignedOut, onOpenFile } = options;
  let isListening = false;
  const tellSession = (): void => {
    const message: SessionMessage = { type: AI_FRAME, event: 'session', ...session() };
    if (isListening) frame()?.postMessage(message, origin);
  };
  const act = (message: PageMessage): void => {
    switch (message.event) {
      case 'ready':
        isListening = true;
        return tellSession();
      case 'click':
        return onClick();
      case 'signed-out':
        return onSignedOut();
      case 'open-file':
        return onOpenFile({ fileId: message.fileId, category: message.category });
    }
  };
  const hear = ({ isTrusted, source, origin: from, data }: MessageEvent): void => {
    if (!isTrusted || source === null || source !== frame() || from !== origin) return;
    const message = readPageMessage(data);
    if (message !== undefined) act(message);
  };
  page.addEventListener('message', hear);
  return { tellSession, dispose: () => page.removeEventListener('message', hear) };
};
