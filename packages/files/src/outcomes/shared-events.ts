import type { MessageKey } from '@chartdock/contract';
import type { Failure } from './failure.types.ts';
import { failed, none, said } from './notices.ts';
import type { NoticeTable } from './notices.ts';

/** What several commands tell alike. */
export type SharedEvent =
  | { readonly type: 'titleRefused'; readonly problem: 'empty' | 'too_long' }
  /** Something takes a membership; a prompt with this text opens in its place (CLONE-09, CLONE-10, PERM-07). */
  | { readonly type: 'upgradeAsked'; readonly prompt: MessageKey }
  | { readonly type: 'openFailed'; readonly failure: Failure };

/** Says what shows for them. */
export const SHARED_NOTICES: NoticeTable<SharedEvent> = {
  titleRefused: ({ problem }) => failed(problem === 'empty' ? 'validation.required' : 'validation.length'),
  upgradeAsked: none, // PERM-07: a prompt, not a notice
  openFailed: said,
};
