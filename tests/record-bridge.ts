import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { buildBridgeScripts } from './bridging/bridge-site.ts';
import { bundleEnds } from './bridging/bundle-ends.ts';
import { matching, needed, readArguments } from '../scripts/processes/command-arguments.ts';
import { inRoot } from '../scripts/repository/paths.ts';

// Keeps both ends of the bridge as they are now, so that later versions are tried with them: the scripts as a server serves
// them, and the modules as partners install them. A version that partners have is never recorded again.

const { version } = readArguments('node tests/record-bridge.ts v2', {
  words: { version: needed(matching(/^v\d+$/)) },
});
const recordings = [
  { folder: inRoot(`tests/bridging/recorded/${version}`), make: buildBridgeScripts },
  { folder: inRoot(`packages/testing/fixtures/${version}`), make: bundleEnds },
].filter(({ folder }) => !existsSync(folder));
for (const { folder, make } of recordings) {
  await mkdir(folder, { recursive: true });
  for (const [path, code] of Object.entries(await make())) await writeFile(`${folder}${path}`, code);
}
