/** Why nothing was written, or not to the end. */
export type WritingProblem =
  | 'not_configured'
  | 'restricted'
  | 'used_up'
  | 'key'
  | 'busy'
  | 'timeout'
  | 'unreachable'
  | 'broken'
  /** Our own server was not reached. */
  | 'offline';

/** How far the writing of a text is. */
export type WritingState =
  | { readonly status: 'idle' }
  /** `text` is the text so far. */
  | { readonly status: 'writing'; readonly text: string }
  /** `isWhole` is false where the text was cut because it grew too long. */
  | { readonly status: 'written'; readonly text: string; readonly isWhole: boolean }
  | { readonly status: 'stopped'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly problem: WritingProblem };
