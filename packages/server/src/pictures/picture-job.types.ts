import type { CallData, CallParsedInput } from '@chartdock/contract';

/** What a canvas holds, as the call about it returns it. */
export type DrawnContent = CallData<'charts', 'content'>;

/** A picture to draw; two that are equal as JSON are drawn once. */
export type PictureJob =
  | {
      readonly kind: 'thumbnail';
      readonly def: unknown;
      readonly category: string;
      /** Width in pixels. */
      readonly width: number;
    }
  | { readonly kind: 'avatar'; readonly id: string }
  | {
      readonly kind: 'content';
      readonly body: {
        readonly canvas: number;
        readonly version: number;
        readonly def: Readonly<Record<string, unknown>> | null;
      };
      readonly category: string;
      readonly wanted: Pick<CallParsedInput<'charts', 'content'>, 'show' | 'theme'>;
    };

/** What came out, with about how many bytes of memory it takes. */
export type Drawn =
  | { readonly kind: 'png'; readonly png: Uint8Array; readonly bytes: number }
  | { readonly kind: 'content'; readonly content: DrawnContent; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };
