// Measures the first load of our picker in a frame: bytes that the browser receives for it and the CPU of its main thread until
// the first rows are painted, against a page written by hand, beside Uppy's Dashboard and a frame with one word. Default 15
// rounds. --control makes our picker worse from outside and succeeds only when that shows.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { oneOf, readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { CONTROLS, PADDING_BYTES } from './controls.ts';
import { measureCpu, measureTransfers } from './first-rows.ts';
import type { Opening } from './first-rows.ts';
import { OURS, PICKERS } from './pickers.ts';
import { handIn } from '../figures.ts';
import { describe, limitsOf, overLimit } from './report.ts';
import type { Measured } from './report.ts';
import { startPickerSite } from './site.ts';
import type { PickerSite } from './site.ts';
import { pickerBytes } from './transfers.ts';
import type { Transfers } from './transfers.ts';

const { rounds, control } = readArguments('node src/picker/run.ts [rounds] [--control cpu | bytes]', {
  words: { rounds: wholeNumber(15) },
  options: { control: oneOf(CONTROLS, undefined) },
});

const openingsOf = (site: PickerSite): Opening[] =>
  PICKERS.map((picker) => ({
    picker,
    address: site.hostAddress(picker),
    breakIt: picker === OURS && control !== undefined ? CONTROLS[control] : undefined,
  }));

const measure = async (browser: Browser, site: PickerSite): Promise<Measured> => {
  const openings = openingsOf(site);
  const measured = new Map<string, { readonly transfers: Transfers; readonly cpu: number[] }>();
  for (const opening of openings)
    measured.set(opening.picker.name, { transfers: await measureTransfers(browser, opening), cpu: [] });
  // The first round warms up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    // Pickers take turns inside a round, and another one begins each time.
    for (const opening of openings) {
      const cost = await measureCpu(browser, opening);
      if (round >= 0) measured.get(opening.picker.name)?.cpu.push(cost);
    }
    openings.push(...openings.splice(0, 1));
    process.stderr.write(`round ${round + 1} of ${rounds}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  }
  return measured;
};

/** Multiple of the limit that the control `cpu` must bring the CPU to: over one it may be anyway. */
const CONTROL_TIMES = 3;

/** Returns whether all is in its limits, or the control showed; the bytes have to grow by the addition. */
const isFound = async (browser: Browser, site: PickerSite, measured: Measured): Promise<boolean> => {
  if (control === undefined) return overLimit(measured).size === 0;
  if (control === 'cpu') return overLimit(measured, CONTROL_TIMES).has('cpu');
  const plain = await measureTransfers(browser, { picker: OURS, address: site.hostAddress(OURS) });
  const worse = measured.get(OURS.name)?.transfers;
  const grown = worse === undefined ? 0 : pickerBytes(worse) - pickerBytes(plain);
  return overLimit(measured).has('bytes') && grown > PADDING_BYTES * 0.9;
};

const site = await startPickerSite();
const browser = await launchBrowser();
try {
  const measured = await measure(browser, site);
  console.log(describe(measured));
  handIn(limitsOf(measured));
  process.exitCode = (await isFound(browser, site, measured)) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
