import type { MessageKey } from '@chartdock/contract';
import type { Failure } from './failure.types.ts';
import { about, failed, none, said } from './notices.ts';
import type { NoticeTable } from './notices.ts';

/** Events shared by several commands. */
export type SharedEvent =
  | { readonly type: 'titleRefused'; readonly problem: 'empty' | 'too_long' }
  /** A title was saved without what a browser would run in it, or what nobody sees. */
  | { readonly type: 'titleCleaned'; readonly title: string }
  /** Something takes a membership; a prompt with this text opens in its place (CLONE-09, CLONE-10, PERM-07). */
  | { readonly type: 'upgradeAsked'; readonly prompt: MessageKey }
  | { readonly type: 'openFailed'; readonly failure: Failure };

/** Maps each event to its notice. */
export const SHARED_NOTICES: NoticeTable<SharedEvent> = {
  titleRefused: ({ problem }) => failed(problem === 'empty' ? 'validation.required' : 'validation.length'),
  titleCleaned: ({ title }) => ({
    tone: 'warning',
    text: { key: 'file.titleCleaned' },
    ...about(title),
  }),
  upgradeAsked: none, // PERM-07: a prompt, not a notice
  openFailed: said,
};
