import type { CallData, CallParsedInput } from '@chartdock/contract';
import type { WrittenJson } from '../../kernel/calls/written-json.ts';
import type { PicturePalette } from '../thumbnails/picture.ts';
import type { RasterFormat } from '../thumbnails/render-raster.ts';

/** Content of a canvas, as the call about it returns it. */
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

/** Part of a canvas to draw; two jobs that are equal as JSON are done once. */
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

/** Job of a worker. */
export type PictureJob = ImageJob | ContentJob;

/** Start data of a worker. */
export interface WorkerStart {
  /** Folder that fonts are unpacked into. */
  readonly fontFolder: string;
}

/** Result of a drawing, with about how many bytes of memory it takes. */
export type Drawn =
  | { readonly kind: 'image'; readonly image: Uint8Array; readonly bytes: number }
  | { readonly kind: 'content'; readonly written: WrittenJson<DrawnContent>; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

/** The same on its way from a worker: content is JSON as UTF-8. */
export type SentDrawing =
  | Exclude<Drawn, { readonly kind: 'content' }>
  | { readonly kind: 'content'; readonly json: Uint8Array; readonly bytes: number };
