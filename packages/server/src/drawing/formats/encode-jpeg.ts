import encode, { init } from '@jsquash/jpeg/encode.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pixels } from '../thumbnails/encode-webp.ts';

const QUALITY = 92;

let starting: Promise<unknown> | undefined;

/** Compiles the encoder once for a thread. The package finds its file only where it can fetch. */
const start = (): Promise<unknown> => {
  const file = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  return init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
};

/** Writes opaque pixels as JPEG. */
export const encodeJpeg = async ({ pixels, width, height }: Pixels): Promise<Uint8Array> => {
  starting ??= start();
  await starting;
  const image = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encode(image, { quality: QUALITY }));
};
