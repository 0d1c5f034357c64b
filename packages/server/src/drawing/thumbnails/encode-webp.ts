import encode, { init } from '@jsquash/webp/encode.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

// Pictures of flat colours and text are smaller without loss than with it, and keep the pixels of the PNG.
const OPTIONS = { lossless: 1, quality: 75, method: 2 };

let starting: Promise<unknown> | undefined;

/** Compiles the encoder once for a thread. The package finds its file only where it can fetch. */
const start = (): Promise<unknown> => {
  const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  return init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
};

/** Writes pixels as WebP, without loss. */
export const encodeWebp = async ({ pixels, width, height }: Pixels): Promise<Uint8Array> => {
  starting ??= start();
  await starting;
  const image = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encode(image, OPTIONS));
};
