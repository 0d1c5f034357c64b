import { mkdir, rm, writeFile } from 'node:fs/promises';
import { generateFiles, generatedFolder, readGenerated } from './generated-files.ts';

const files = await generateFiles();
for (const path of readGenerated().keys()) if (!files.has(path)) await rm(new URL(path, generatedFolder));
await mkdir(new URL('calls/', generatedFolder), { recursive: true });
for (const [path, source] of files) await writeFile(new URL(path, generatedFolder), source);
