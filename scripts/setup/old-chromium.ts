import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { inRoot } from '../repository/paths.ts';

/** Old versions of Chromium that tests run: packed, and the development dependency that carries each. */
const PACKED = {
  77: import.meta.resolve('chromium-77/bin/chromium-77.0.3844.0.br'),
  86: import.meta.resolve('chromium-86/bin/chromium.br'),
  88: import.meta.resolve('chromium-88/bin/chromium.br'),
} as const;

/** A version of Chromium that there is a development dependency for. */
export type OldChromium = keyof typeof PACKED;

/** Returns whether these programs run on this machine. */
export const canRunOldChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Unpacks an old Chromium once and returns its path. Throws where the dependency was not installed. */
export const ensureOldChromium = async (version: OldChromium): Promise<string> => {
  const folder = inRoot('.cache/engines');
  const path = `${folder}/chromium-${version}`;
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Two runs may unpack at once; the name appears when the file is whole.
  const part = `${path}.${process.pid}`;
  const packed = createReadStream(fileURLToPath(PACKED[version]));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(part));
  await chmod(part, 0o755);
  await rename(part, path);
  return path;
};
