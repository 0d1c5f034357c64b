import { mkdir, writeFile } from 'node:fs/promises';
import { buildBridgeScripts } from './bridging/bridge-site.ts';
import { inRoot } from './repository/paths.ts';

// Usage: node scripts/record-bridge.ts v1
// Keeps the scripts of both ends of the bridge as they are now, so that later versions are tried with them. A version that
// partners have is never recorded again.

const [version = ''] = process.argv.slice(2);
if (!/^v\d+$/.test(version)) {
  process.stderr.write('record-bridge: name the version, e.g. v2\n');
  process.exit(2);
}
const folder = inRoot(`scripts/bridging/recorded/${version}`);
await mkdir(folder, { recursive: true });
for (const [path, code] of Object.entries(await buildBridgeScripts()))
  await writeFile(`${folder}${path}`, code, { flag: 'wx' });
