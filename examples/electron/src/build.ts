import { fileURLToPath } from 'node:url';
import { bundleApp } from './bundle-app.ts';

await bundleApp(fileURLToPath(new URL('../dist', import.meta.url)));
