import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, Response } from 'express';

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
const YEAR_S = 31_536_000;

/** Which file of which folder to send. */
export interface StaticFile {
  readonly folder: string;
  /** Path below the folder, still percent-encoded. */
  readonly path: string;
}

/** Finds a file of a folder; undefined when there is none, for a path that leaves the folder, and for hidden files. */
export const findStaticFile = async ({ folder, path }: StaticFile): Promise<string | undefined> => {
  const decoded = decodePath(path);
  if (folder === '' || decoded === undefined || decoded.includes('\u0000') || /(^|[\\/])\./.test(decoded))
    return undefined;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  return (await isFile(file)) ? file : undefined;
};

/** Sends a file, compressed when a compressed copy lies beside it. A file whose name carries its hash is kept for a year. */
export const sendStaticFile = async (response: Response, file: string): Promise<void> => {
  response.type(extname(file));
  response.set('Cache-Control', isHashed(file) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  response.vary('Accept-Encoding');
  const encoding = await encodingOf(response.req, file);
  if (encoding !== undefined) response.set('Content-Encoding', encoding.name);
  const path = file + (encoding?.extension ?? '');
  await new Promise<void>((resolve) => {
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, () => resolve());
  });
};

/** Bundlers put seven or eight signs of a hash into the names of their output files. */
const isHashed = (file: string): boolean => /[\\/]assets[\\/].*-[\w-]{7,8}\.[a-z0-9.]+$/.test(file);

const encodingOf = async (
  request: Request,
  file: string,
): Promise<(typeof ENCODINGS)[number] | undefined> => {
  for (const encoding of ENCODINGS) {
    // Asked one by one: of several that are as welcome, the order of the header would choose.
    const isAccepted = request.acceptsEncodings(encoding.name) === encoding.name;
    if (isAccepted && (await isFile(file + encoding.extension))) return encoding;
  }
  return undefined;
};

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};
