import { readFileSync } from 'node:fs';
import { drawFolderArrows, findFolderArrows } from './checking/imports/folder-arrows.ts';
import { readArguments, text } from './processes/command-arguments.ts';
import { repositoryFiles } from './repository/files.ts';
import { inRoot } from './repository/paths.ts';

const { source } = readArguments('npx --yes pnpm@12 exec node scripts/draw-folders.ts [--source folder]', {
  options: { source: text('packages/files/src') },
});
const files = repositoryFiles()
  .filter((path) => path.startsWith(`${source}/`) && /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
console.log(drawFolderArrows(findFolderArrows(files, source)).join('\n'));
