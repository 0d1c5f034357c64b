import { FILE_CATEGORIES, LOCALES, THEMES } from '@chartdock/contract';
import type { FileCategory, Locale, Palette, Theme } from '@chartdock/contract';

/**
 * Message of the page in the frame: it listens, someone pressed inside of it, its session ended, or a file is
 * to be opened.
 */
export type PageMessage =
  | { readonly type: 'chartdock.ai'; readonly event: 'ready' }
  | { readonly type: 'chartdock.ai'; readonly event: 'click' }
  | { readonly type: 'chartdock.ai'; readonly event: 'signed-out' }
  | {
      readonly type: 'chartdock.ai';
      readonly event: 'open-file';
      readonly fileId: string;
      readonly category: FileCategory;
    };

/** Message of the screen around the frame: the session, its look, and the folder of new files. */
export interface SessionMessage {
  readonly type: 'chartdock.ai';
  readonly event: 'session';
  /** Changes with every session, and is empty for one without a name. */
  readonly session: string;
  readonly locale: Locale;
  /** The colours that the screen has now. */
  readonly palette: Palette;
  /** Theme that the person chose: the device decides for `auto`. */
  readonly theme: Theme;
  /** Folder of new files; absent at the top of My files. */
  readonly folderId?: string;
}

/** Mark of the messages between the two. */
export const AI_FRAME = 'chartdock.ai';

const ID = /^[\w-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Copies the own fields of a message, so that nothing it inherits counts. */
const fieldsOf = (data: unknown): Fields | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;

const pageEvents: Readonly<Record<string, (fields: Fields) => PageMessage | undefined>> = {
  ready: () => ({ type: AI_FRAME, event: 'ready' }),
  click: () => ({ type: AI_FRAME, event: 'click' }),
  'signed-out': () => ({ type: AI_FRAME, event: 'signed-out' }),
  'open-file': ({ fileId, category: asked }) => {
    const category = FILE_CATEGORIES.find((one) => one === asked);
    if (!isId(fileId) || category === undefined) return undefined;
    return { type: AI_FRAME, event: 'open-file', fileId, category };
  },
};

/** Reads a message of the page in the frame; undefined for anything else. */
export const readPageMessage = (data: unknown): PageMessage | undefined => {
  const fields = fieldsOf(data);
  if (fields?.['type'] !== AI_FRAME) return undefined;
  const { event } = fields;
  return typeof event === 'string' && Object.hasOwn(pageEvents, event)
    ? pageEvents[event]?.(fields)
    : undefined;
};

const isSession = (value: unknown): value is string => typeof value === 'string' && value.length <= 256;

const isPalette = (value: unknown): value is Palette => value === 'light' || value === 'dark';

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Reads a message of the screen around the frame; undefined for anything else. */
export const readSessionMessage = (data: unknown): SessionMessage | undefined => {
  const fields = fieldsOf(data);
  if (fields?.['type'] !== AI_FRAME || fields['event'] !== 'session') return undefined;
  const { session, palette, folderId } = fields;
  const locale = LOCALES.find((one) => one === fields['locale']);
  const theme = THEMES.find((one) => one === fields['theme']);
  if (!isSession(session) || !isPalette(palette)) return undefined;
  if (locale === undefined || theme === undefined) return undefined;
  const message = { type: AI_FRAME, event: 'session', session, locale, palette, theme } as const;
  if (folderId === undefined) return message;
  return isId(folderId) ? { ...message, folderId } : undefined;
};
