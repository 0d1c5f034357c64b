import { readDefinition, renderDefinition } from '@chartdock/documents';
import type { Fault } from '@chartdock/documents';
import { renderPng } from './render-raster.ts';

/** Formats that a picture of a document can have. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;

/** A format that a picture of a document can have. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** How a picture of a document is made. */
export interface DocumentPicture {
  /** Default `svg`. */
  readonly format?: PictureFormat;
  /** Width of a `png` in pixels; default that of the document. A picture has 40 million pixels at most. */
  readonly width?: number;
}

/** Reports a definition that cannot be drawn, with every fault that it has. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: 'definition_refused' | 'definition_newer';
  readonly faults: readonly Fault[];

  constructor(code: RenderError['code'], message: string, faults: readonly Fault[] = []) {
    super(message);
    this.code = code;
    this.faults = faults;
  }
}

// A document of ten thousand lines would otherwise ask for gigabytes.
const MAX_PIXELS = 40_000_000;

/** Returns the width that is wanted, or the largest at which a picture of such proportions has not too many pixels. */
export const widthWithin = (
  wanted: number,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.max(1, Math.min(wanted, Math.floor(Math.sqrt((MAX_PIXELS * width) / height))));

/**
 * Draws a definition as it is stored or was read from a file, and resolves with the bytes of the picture. Throws a
 * `RenderError`: `definition_refused` with all faults, or `definition_newer`.
 */
export const renderDocument = async (
  definition: unknown,
  { format = 'svg', width }: DocumentPicture = {},
): Promise<Buffer> => {
  const reading = readDefinition(definition);
  if (reading.status === 'newer')
    throw new RenderError('definition_newer', `A newer program wrote version ${reading.version} of it.`);
  if (reading.status === 'refused') {
    const [first] = reading.faults;
    throw new RenderError('definition_refused', first?.en ?? 'It is no definition.', reading.faults);
  }
  const drawn = renderDefinition(reading.definition);
  if (format === 'svg') return Buffer.from(drawn.svg);
  return renderPng(drawn.svg, widthWithin(Math.ceil(width ?? drawn.width), drawn));
};
