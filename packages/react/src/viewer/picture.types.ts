import type { CallData } from '@chartdock/contract';
import type { Area } from '@chartdock/documents/viewing';

/** Response of the server about a canvas. */
export type Content = CallData<'charts', 'content'>;

/** A part of a picture. */
export interface PicturePart {
  readonly box: Area;
  readonly svg: string;
  readonly id?: string | undefined;
}

/** Words of a picture, with the id of the part that shows them. */
export interface PictureText {
  readonly id: string;
  readonly level: number;
  readonly text: string;
  readonly note?: string | undefined;
  readonly href?: string | undefined;
  readonly leads?: readonly string[] | undefined;
  readonly fold?: 'open' | 'closed' | undefined;
  /** Lies below a topic that is closed, so that no part shows it. Default false. */
  readonly hidden?: boolean | undefined;
}

/** A canvas as it is drawn, in parts. */
export interface Picture {
  readonly box: Area;
  readonly ground: string;
  readonly font: string;
  readonly parts: readonly PicturePart[];
  readonly texts: readonly PictureText[];
}
