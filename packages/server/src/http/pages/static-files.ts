import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, Response } from 'express';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
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
export async function findStaticFile({ folder, path }: StaticFile): Promise<string | undefined> {
  const decoded = decodePath(path);
  if (folder === '' || decoded === undefined || decoded.includes('\u0000') || /(^|[\\/])\./.test(decoded))
    return undefined;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  return (await isFile(file)) ? file : undefined;
}

/** Sends a file, compressed when a compressed copy lies beside it. A file whose name carries its hash is kept for a year. */
export async function sendStaticFile(response: Response, file: string): Promise<void> {
  response.set('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.set('Cache-Control', isHashed(file) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  response.vary('Accept-Encoding');
  const encoding = await encodingOf(response.req, file);
  if (encoding !== undefined) response.set('Content-Encoding', encoding.name);
  const path = file + (encoding?.extension ?? '');
  await new Promise<void>((resolve) => {
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, () => resolve());
  });
}

const isHashed = (file: string): boolean => /[\\/]assets[\\/].*-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$/.test(file);

async function encodingOf(request: Request, file: string): Promise<(typeof ENCODINGS)[number] | undefined> {
  const accepted = request.get('accept-encoding') ?? '';
  for (const encoding of ENCODINGS) {
    if (accepted.includes(encoding.name) && (await isFile(file + encoding.extension))) return encoding;
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
