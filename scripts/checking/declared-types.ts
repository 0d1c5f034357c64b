import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../repository/packages.ts';
import { walk } from '../repository/files.ts';

const IMPORTED = /(?:from|import\()\s*['"]([^'"]+)['"]/g;

/** Gives the package of an import, e.g. `express` for `express/lib/router`; undefined for a file beside it. */
const packageOf = (specifier: string): string | undefined => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];

/**
 * Finds packages whose built declarations name another one that is typed by a development dependency: whoever installs such a
 * package does not get these types, and their compiler stops at ours. The types of a peer are theirs as the peer is.
 */
export const findDeclarationProblems = ({ path, folder, manifest }: WorkspacePackage): string[] => {
  const dist = join(path, 'dist');
  if (!existsSync(dist)) return [];
  const texts = walk(dist)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => packageOf(name))),
  );
  const isTheirs = (name: string): boolean => manifest.peerDependencies?.[name] !== undefined;
  return Object.keys(manifest.devDependencies ?? {})
    .filter((types) => types.startsWith('@types/') && named.has(types.slice('@types/'.length)))
    .filter((types) => !isTheirs(types.slice('@types/'.length)))
    .map((types) => `${folder} has declarations that need ${types}, which is no dependency of it`);
};
