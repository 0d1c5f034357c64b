import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDefinition } from '../../packages/documents/src/index.ts';
import type { Definition } from '../../packages/documents/src/index.ts';
import { sampleDefinitions } from '../../packages/documents/src/testing/sample-definitions.ts';
import { createDocumentFonts } from '../../packages/server/src/drawing/thumbnails/document-fonts.ts';
import type { DocumentFonts } from '../../packages/server/src/drawing/thumbnails/document-fonts.ts';
import { renderRaster } from '../../packages/server/src/drawing/thumbnails/render-raster.ts';
import { driveChromium } from '../driving/chromium.ts';
import type { LaunchDriven } from '../driving/driven.types.ts';
import { driveFirefox, findFirefox } from '../driving/firefox.ts';
import { launchBrowser } from '../harness/browser.ts';
import { bundleInPage } from './bundle-in-page.ts';
import { drawSamples } from './draw-samples.ts';

/** Share of pixels that may differ: strokes and letters have other soft edges. */
const MOST = 0.005;
const FIT = { width: 800, height: 500 };

/** Returns the share of pixels, from 0 to 1, that differ between two pictures by more than the softness of an edge. */
const COMPARE = `async (...pictures) => {
  const [a, b] = await Promise.all(pictures.map(async (png) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  return pixelmatch(a.data, b.data, undefined, a.width, a.height) / (a.width * a.height);
}`;

const browsers: readonly (readonly [string, LaunchDriven, boolean])[] = [
  ['Chromium', driveChromium, true],
  // Not every system has Firefox to install; the set-up of the tests says so where it is missing.
  ['Firefox', driveFirefox, findFirefox() !== undefined],
];

describe('the SVG of every sample', () => {
  let script = '';
  beforeAll(async () => {
    script = await bundleInPage();
  });

  for (const [name, launch, isThere] of browsers)
    it.skipIf(!isThere)(`is the same bytes in ${name} as in Node`, async () => {
      const browser = await launch();
      try {
        const page = await browser.openPage('about:blank');
        const draw = (renderer: string) => page.evaluate<readonly string[]>(`${renderer}; drawSamples()`);
        const expected = drawSamples();
        expect(await draw(script)).toEqual(expected);
        // Rounding that differs by less than a thousandth of a pixel is seen.
        const otherwise = script.replace('* 100) / 100', '* 100 + 0.01) / 100');
        expect(otherwise).not.toBe(script);
        expect(await draw(otherwise)).not.toEqual(expected);
      } finally {
        await browser.close();
      }
    });
});

describe('the raster of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-drawing-'));
  let fonts: DocumentFonts;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    fonts = createDocumentFonts(folder);
    browser = await launchBrowser({
      shell: true,
      args: ['--font-render-hinting=none', '--disable-lcd-text'],
    });
    page = await browser.newPage({ viewport: FIT });
    await page.setContent('<!doctype html><style>body{margin:0}svg{display:block}</style><div></div>');
    await page.evaluate(await bundleInPage());
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const loaded = new Set<string>();
  /** Gives the page the fonts that the server draws with, each as a family of its own, and returns the families in their order. */
  const loadFonts = async (files: readonly string[]): Promise<string> => {
    const familyOf = (file: string, at: number): string => (at < 2 ? 'Noto Sans SC' : `Other ${file}`);
    for (const [at, file] of files.entries()) {
      if (loaded.has(file)) continue;
      loaded.add(file);
      const source = `url(data:font/ttf;base64,${readFileSync(file).toString('base64')})`;
      const face = [familyOf(file, at), source, { weight: at === 1 ? '700' : '400' }];
      await page.evaluate(
        `new FontFace(...${JSON.stringify(face)}).load().then((face) => document.fonts.add(face))`,
      );
    }
    return [...new Set(files.map(familyOf))].map((family) => `'${family}'`).join(', ');
  };
  const draw = async (svg: string): Promise<Buffer> => {
    const set = await fonts.setFor(svg);
    const families = await loadFonts(set.files);
    const shown = set.svg.replace(/font-family="[^"]*"/, `font-family="${families}"`);
    await page.evaluate(`document.querySelector('div').innerHTML = ${JSON.stringify(shown)}`);
    return page.screenshot();
  };
  const addressOf = (png: Uint8Array): string =>
    `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const shareOfDifference = async (svg: string, raster: Uint8Array): Promise<number> => {
    const [one, other] = [addressOf(await draw(svg)), addressOf(raster)];
    return page.evaluate<number>(`(${COMPARE})(${JSON.stringify(one)}, ${JSON.stringify(other)})`);
  };

  const rasterOf = (svg: string): Promise<Uint8Array> => renderRaster(svg, { format: 'png', fonts });
  const svgOf = (definition: Definition): string => renderDefinition(definition, { fit: FIT }).svg;

  // Every kind, layout and style; of shapes and connectors some, because a picture takes a quarter of a second.
  const isOneOfMany = (name: string): boolean =>
    /^shapes of (?!flowchart|uml|network|ui)|^(curve|straight) /.test(name);

  it('differs from Chromium in under 0.5 %', async () => {
    const far: (readonly [string, number])[] = [];
    const samples = sampleDefinitions().filter(({ name }) => !isOneOfMany(name));
    expect(samples.length).toBeGreaterThanOrEqual(19);
    for (const { name, definition } of samples) {
      const svg = svgOf(definition);
      const share = await shareOfDifference(svg, await rasterOf(svg));
      if (share > MOST) far.push([name, share]);
    }
    expect(far).toEqual([]);
  });

  /** Ways in which a renderer could be broken, and the sample that has most of what it loses. */
  const breaks: readonly (readonly [string, string, (svg: string) => string])[] = [
    ['loses texts', 'markdown', (svg) => svg.replace(/<text.*?<\/text>/g, '')],
    ['sets texts a tenth too wide', 'right tree', (svg) => svg.replace(/font-size="([\d.]+)"/g, larger)],
    [
      'fills in another colour',
      'shapes of flowchart',
      (svg) => svg.replace(/ fill="#[0-9a-f]{6}"/g, ' fill="#f00"'),
    ],
    ['draws everything 4 pixels lower', 'org tree', (svg) => svg.replace(/viewBox="(\S+) (\S+)/, lower)],
  ];

  it.each(breaks)('that %s is noticed in %s', async (_what, sample, breakSvg) => {
    const found = sampleDefinitions().find(({ name }) => name === sample);
    if (found === undefined) throw new Error(`no sample ${sample}`);
    const svg = svgOf(found.definition);
    const broken = breakSvg(svg);
    expect(broken).not.toBe(svg);
    expect(await shareOfDifference(svg, await rasterOf(broken))).toBeGreaterThan(MOST);
  });
});

const larger = (_all: string, size: string): string => `font-size="${Number(size) * 1.1}"`;
const lower = (_all: string, x: string, y: string): string => `viewBox="${x} ${Number(y) - 4}`;
