import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, root } from './paths.ts';

const skippedFolders = new Set(['node_modules', 'dist', '.cache', '.git', '.chartdock', 'coverage']);

/** Lists all files below a folder as absolute paths, sorted; generated and installed folders are left out. */
export const walk = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(path);
      return entry.isFile() ? [path] : [];
    });
};

const listedByGit = (base: string): string[] | undefined => {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const out = execFileSync('git', args, {
      cwd: base,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return out.split('\0').filter((path) => path !== '' && existsSync(join(base, path)));
  } catch {
    return undefined;
  }
};

/** Lists the repository's own files (tracked, or new and not ignored) as sorted paths from the root. */
export const repositoryFiles = (base: string = root): string[] => {
  const listed = listedByGit(base) ?? walk(base).map((path) => fromRoot(path, base));
  return [...new Set(listed)].sort();
};
