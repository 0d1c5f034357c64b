import type { CallData, CallParsedInput } from '@chartdock/contract';
import type { PicturePalette } from '../thumbnails/picture.ts';
import type { RasterFormat } from '../thumbnails/render-raster.ts';

/** What a canvas holds, as the call about it returns it. */
export type DrawnContent = CallData<'charts', 'content'>;

/** How a picture is wanted. */
export interface PictureLook {
  /** How many pixels there are for one of its usual size. */
  readonly scale: number;
  /** Colours of the page it will stand on. */
  readonly palette: PicturePalette;
  readonly format: RasterFormat;
}

/** A picture to draw. */
export type ImageJob =
  | {
      readonly kind: 'thumbnail';
      /** Its JSON text, or that text packed. */
      readonly definition: { readonly text: string } | { readonly packed: Uint8Array };
      readonly category: string;
      /** Whether it is of something sold, and so carries a mark. Default false. */
      readonly isMarked?: boolean;
      readonly look: PictureLook;
    }
  | {
      /** A cover that was drawn beforehand. */
      readonly kind: 'cover';
      readonly svg: string;
      /** Whether it is of something sold, and so carries a mark. Default false. */
      readonly isMarked?: boolean;
      readonly look: PictureLook;
    }
  | { readonly kind: 'avatar'; readonly id: string; readonly look: PictureLook };

/** What of a canvas to draw in parts; two jobs that are equal as JSON are done once. */
export interface ContentJob {
  readonly kind: 'content';
  readonly body: {
    readonly canvas: number;
    readonly version: number;
    readonly def: Readonly<Record<string, unknown>> | null;
  };
  readonly category: string;
  readonly wanted: Pick<CallParsedInput<'charts', 'content'>, 'show' | 'theme' | 'page'> & {
    /** Whether it is drawn for someone who has not bought it. Default false. */
    readonly isPreview?: boolean;
  };
}

/** What a worker is given to do. */
export type PictureJob = ImageJob | ContentJob;

/** What a worker is started with. */
export interface WorkerStart {
  /** Folder that fonts are unpacked into. */
  readonly fontFolder: string;
}

/** What came out, with about how many bytes of memory it takes. */
export type Drawn =
  | { readonly kind: 'image'; readonly image: Uint8Array; readonly bytes: number }
  | { readonly kind: 'content'; readonly content: DrawnContent; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };
