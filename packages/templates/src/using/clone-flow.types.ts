import type { ApiError } from '@chartdock/client';
import type { CallData, MessageKey } from '@chartdock/contract';

/** Response of a clone check; an older page may not know it yet. */
export interface CloneAnswer {
  readonly result: string;
  /** In yuan. */
  readonly price?: number | undefined;
  /** Of the template that is to be paid for. */
  readonly title?: string | undefined;
}

/** The file that a template was made into. */
export type ClonedFile = CallData<'templates', 'clone'>['file'];

/** Why using a template leads to the upgrade prompt: no file is left, or the template is for members. */
export type UpgradeReason = 'quota' | 'member';

/** How far the using of a template is. */
export type CloneFlow =
  | { readonly step: 'idle' }
  | { readonly step: 'checking'; readonly chartId: string }
  | { readonly step: 'cloning'; readonly chartId: string }
  /** It has to be paid for first; the price in yuan (CLONE-02), and the title where the server said it. */
  | {
      readonly step: 'payment';
      readonly chartId: string;
      readonly price: number;
      readonly title?: string | undefined;
    }
  /** The upgrade prompt opens (CLONE-03, CLONE-07, TPL-39). */
  | { readonly step: 'upgrade'; readonly chartId: string; readonly reason: UpgradeReason }
  /** Nothing was made; a shared text says why (CLONE-04..06, CLONE-08). */
  | {
      readonly step: 'refused';
      readonly chartId: string;
      readonly text: MessageKey;
      readonly problem: ApiError | undefined;
    }
  | { readonly step: 'done'; readonly chartId: string; readonly file: ClonedFile };
