import type { Palette } from '../theme.ts';
import { kindOfCategory } from './category.ts';

/** Which family of thumbnail addresses to use. */
export type ThumbnailVariant = 'chart' | 'mind' | 'template';

const THUMB_FOLDER: Readonly<Record<ThumbnailVariant, string>> = {
  chart: '/chart_image/thumb/',
  mind: '/chart_image/thumb/mind/',
  template: '/chart_image/thumb/template/',
};

/** Builds a thumbnail address (CALL-F-058, CALL-F-059): `thumbnail` is the value of the file record. */
export const thumbnailAddress = (
  thumbnail: string,
  chartId: string,
  variant: ThumbnailVariant = 'chart',
): string =>
  `${THUMB_FOLDER[variant]}${encodeURIComponent(thumbnail)}.png?cid=${encodeURIComponent(chartId)}`;

/** Builds the thumbnail address of a whiteboard (CALL-F-060); `boardHost` is the whiteboard service, default same origin. */
export const boardThumbnailAddress = (chartId: string, thumbnail: string, boardHost = ''): string =>
  `${boardHost}/v1/api/board/thumb_base/${encodeURIComponent(chartId)}?key=${encodeURIComponent(thumbnail)}`;

/** Builds an avatar address (CALL-F-061). */
export const avatarAddress = (photoId: string): string => `/photo/${encodeURIComponent(photoId)}.png`;

/** A file whose picture is wanted. */
export interface PicturedFile {
  readonly id: string;
  readonly category: string;
  /** Value of the record. */
  readonly thumbnail?: string | undefined;
  /** The whiteboard service, default same origin. */
  readonly boardHost?: string | undefined;
  /** Colours of the page that the picture will stand on; default `light`. */
  readonly palette?: Palette | undefined;
}

/** Picks the right thumbnail address for a file of any category (IMG-04), drawn for a palette; undefined when the file has no thumbnail. */
export const fileThumbnailAddress = (file: PicturedFile): string | undefined => {
  if (file.thumbnail === undefined || file.thumbnail === '') return undefined;
  const kind = kindOfCategory(file.category);
  const address =
    kind === 'board'
      ? boardThumbnailAddress(file.id, file.thumbnail, file.boardHost)
      : thumbnailAddress(file.thumbnail, file.id, kind.startsWith('mind') ? 'mind' : 'chart');
  return file.palette === 'dark' ? `${address}&theme=dark` : address;
};

/** Writes the `srcset` of a thumbnail address: itself, and twice as many pixels for screens that have them. */
export const thumbnailSources = (address: string): string => `${address} 1x, ${address}&size=2x 2x`;

/** Builds the address of a file's picture at four times the size of its thumbnail; undefined when it has none. */
export const filePictureAddress = (file: PicturedFile): string | undefined => {
  const address = fileThumbnailAddress(file);
  return address === undefined ? undefined : `${address}&size=large`;
};
