// Measures the viewer: its first picture beside maxGraph and Excalidraw's export of the same flow, and moving large documents
// beside a static picture that the compositor moves. Default 7 rounds. --control draws all parts of a document at once, and
// succeeds only when that shows.
import { loadavg } from 'node:os';
import { oneOf, readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { contentOf, createFlow, createMind, pictureOf } from './documents.ts';
import { measureFirstPicture } from './first-picture.ts';
import type { FirstPicture, MeasuredPage } from './first-picture.ts';
import { measureMoving } from './moving.ts';
import type { Moving, Way } from './moving.ts';
import { OURS, reportFirstPictures, reportMoving } from './report.ts';
import { PREVIEW, buildPage, readPreviewPage } from './site.ts';

const usage = 'node src/viewer/run.ts [rounds] [--control all-drawn]';
const { rounds, control } = readArguments(usage, {
  words: { rounds: wholeNumber(7) },
  options: { control: oneOf({ 'all-drawn': true }, undefined) },
});

const EMPTY = { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"></svg>' };
const FLOW_NODES = 60;

// Files that /preview/{id} loads once its picture is painted, and the pages with the component.
const isOfApp = (path: string): boolean => path.startsWith('/assets/') && !path.startsWith('/assets/first-');
const isLater = (path: string): boolean => /^\/(?:ViewerExtras|show-viewer)-/.test(path);

const say = (what: string): void => {
  process.stderr.write(`${what}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
};

const [limit, preview, first, ours, maxgraph, excalidraw] = await Promise.all([
  buildPage('limit.ts', false),
  readPreviewPage(),
  buildPage('chartdock-first.ts', true),
  buildPage('chartdock.ts', true),
  buildPage('maxgraph.ts', false),
  buildPage('excalidraw.ts', false),
]);

const browser = await launchBrowser();
const isRight = { first: true, moving: true };
try {
  const flow = createFlow(FLOW_NODES);
  const enveloped = JSON.stringify({ code: '200', msg: '', data: contentOf(flow) });
  const pages: readonly (MeasuredPage & { readonly name: string })[] = [
    { name: 'picture in the page (limit)', files: limit, data: JSON.stringify(pictureOf(flow)) },
    { name: OURS[0], files: preview, data: enveloped, path: PREVIEW, later: isOfApp },
    { name: OURS[1], files: first, data: JSON.stringify(contentOf(flow)), later: isLater },
    {
      name: 'component alone, on Preact',
      files: ours,
      data: JSON.stringify(contentOf(flow)),
      later: isLater,
    },
    { name: 'maxGraph', files: maxgraph, data: JSON.stringify(flow) },
    { name: 'Excalidraw, exportToSvg', files: excalidraw, data: JSON.stringify(flow) },
  ];
  if (control === undefined) {
    const costs = new Map<string, FirstPicture[]>(pages.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      say(`first pictures, round ${round + 1}`);
      for (const page of pages)
        costs.get(page.name)?.push(await measureFirstPicture(browser, page, FLOW_NODES));
    }
    isRight.first = reportFirstPictures(costs);
  }
  const documents = [
    { name: '5,000 cells', definition: createFlow(2_180) },
    { name: '10,000 topics', definition: createMind(10_000) },
  ];
  const still = new Array<Readonly<Record<Way, Moving>>>();
  const moved = new Map<string, Readonly<Record<Way, Moving>>[]>(documents.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    say(`moving, round ${round + 1}`);
    still.push(await measureMoving(browser, limit, JSON.stringify(EMPTY)));
    for (const { name, definition } of documents)
      moved
        .get(name)
        ?.push(
          control === undefined
            ? await measureMoving(browser, ours, JSON.stringify(contentOf(definition)))
            : await measureMoving(browser, limit, JSON.stringify(pictureOf(definition))),
        );
  }
  isRight.moving = reportMoving(still, moved);
} finally {
  await browser.close();
}
process.exitCode = isRight.first && isRight.moving === (control === undefined) ? 0 : 1;
