import { parseArgs } from 'node:util';
import { startBridgeSite } from './bridging/bridge-site.ts';
import { cycleMounts } from './bridging/mount-cycles.ts';
import { launchBrowser } from './testing/browser.ts';

// Usage: node scripts/mount-cycles.ts [--cycles 1000] [--control]
// Opens and destroys a surface in Chromium and prints what the partner page holds before and after. --control leaves
// something behind on purpose and succeeds only when that shows.

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '1000' },
    control: { type: 'boolean', default: false },
  },
});
const browser = await launchBrowser();
const site = await startBridgeSite();
const started = performance.now();
const { before, after } = await cycleMounts(await browser.newPage(), site, {
  cycles: Number(values.cycles),
  leaks: values.control,
});
await browser.close();
await site.stop();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `mount-cycles ${JSON.stringify({ cycles: Number(values.cycles), before, after, seconds })}\n`,
);
const isClean =
  after.frames === before.frames &&
  after.timers === 0 &&
  after.nodes <= before.nodes &&
  after.listeners <= before.listeners;
process.exitCode = isClean === values.control ? 1 : 0;
