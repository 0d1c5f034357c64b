import { startBridgeSite } from './bridging/bridge-site.ts';
import { cycleMounts } from './bridging/mount-cycles.ts';
import { flag, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';
import { launchBrowser } from './harness/browser.ts';

// Opens and destroys a surface in Chromium and prints what the partner page holds before and after. --control leaves
// something behind on purpose and succeeds only when that shows.

const { cycles, control } = readArguments('node tests/mount-cycles.ts [--cycles 1000] [--control]', {
  options: { cycles: wholeNumber(1000), control: flag },
});
const browser = await launchBrowser();
const site = await startBridgeSite();
const started = performance.now();
const { before, after } = await cycleMounts(await browser.newPage(), site, {
  cycles,
  leaks: control,
});
await browser.close();
await site.stop();
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`mount-cycles ${JSON.stringify({ cycles, before, after, seconds })}\n`);
const isClean =
  after.frames === before.frames &&
  after.timers === 0 &&
  after.nodes <= before.nodes &&
  after.listeners <= before.listeners;
process.exitCode = isClean === control ? 1 : 0;
