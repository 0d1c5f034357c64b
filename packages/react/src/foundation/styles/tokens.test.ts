import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../../../tests/breaking/read-source.ts';

const css = readSource(new URL('./tokens.css', import.meta.url));
type Rgb = readonly [number, number, number];

/** Returns the names of all style sheets of the package, with their folders. */
const sheetNames = (): readonly string[] =>
  readdirSync(new URL('../..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );

/** Reads the custom properties of the block that begins with a selector. */
const readBlock = (selector: string): ReadonlyMap<string, string> => {
  const [, part = ''] = css.split(selector);
  const body = part.slice(part.indexOf('{') + 1, part.indexOf('}'));
  return new Map(
    Array.from(body.matchAll(/--cd-([\w-]+):\s*([^;]+);/g), (match) => [match[1] ?? '', match[2] ?? '']),
  );
};

const light = readBlock("[data-cd-theme='light']");
const dark = readBlock(":host([data-cd-theme='dark'])");

const parseHex = (value: string): Rgb => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255);
  return [red ?? NaN, green ?? NaN, blue ?? NaN];
};

/** Returns chroma and hue, in degrees, of the OKLCH colour space. */
const chromaAndHue = (rgb: Rgb): { readonly chroma: number; readonly hue: number } => {
  const [red = NaN, green = NaN, blue = NaN] = linear(rgb);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};

const linear = (rgb: Rgb): number[] =>
  rgb.map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? NaN) + 0.05) / ((low ?? NaN) + 0.05);
};

const grounds = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'accent-tint'];
const readable = ['text', 'text-secondary', 'text-tertiary', 'accent-text'].flatMap((text) =>
  grounds.map((on) => [text, on] as const),
);
const spoken = ['success', 'warning', 'danger', 'vip'];
const textPairs = [
  ...readable,
  ...spoken.flatMap((tone) =>
    [`${tone}-tint`, 'surface', 'surface-sunken', 'surface-raised'].map((on) => [tone, on] as const),
  ),
  ...['accent', 'accent-hover', 'accent-active'].map((on) => ['on-accent', on] as const),
  ['on-inverse', 'inverse'] as const,
  ['on-inverse', 'inverse-hover'] as const,
];
const kinds = Array.from(light.keys()).filter((name) => name.startsWith('kind-'));
const controlPairs = [
  ...['control-line', 'accent', 'star'].flatMap((line) =>
    ['surface', 'surface-sunken', 'surface-raised'].map((on) => [line, on] as const),
  ),
  ...kinds.flatMap((kind) => [kind.replace('kind-', 'ground-'), 'surface'].map((on) => [kind, on] as const)),
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_name, palette) => {
  const colour = (name: string): Rgb => parseHex(palette.get(name) ?? '');

  test.each(textPairs)('%s on %s is readable, 4.5 to 1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('%s on %s is visible, 3 to 1', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test('[CONST-13] has a blue for its accent', () => {
    const { chroma, hue } = chromaAndHue(colour('accent'));
    expect(chroma).toBeGreaterThan(0.15);
    expect([hue > 240, hue < 270]).toEqual([true, true]);
  });
});

test('[CONST-14] light and dark hold each value once', () => {
  const sheets = sheetNames();
  const texts = sheets.map((name) => readSource(new URL(`../../${name}`, import.meta.url))).join('\n');
  const named = texts.matchAll(/\[data-cd-theme='(\w+)'\]/g);
  expect(Array.from(new Set(Array.from(named, (match) => match[1]))).sort()).toEqual(['dark', 'light']);
  expect(texts).not.toContain('prefers-color-scheme');
  expect(light.size).toBeGreaterThan(70);
  expect(Array.from(dark.keys())).toEqual(Array.from(light.keys()));
  for (const name of light.keys()) expect(css.split(`--cd-${name}:`).length - 1, name).toBe(2);
});

test('[CONST-15] palettes share hues, and differ in surfaces', () => {
  expect(dark.get('accent')).toBe(light.get('accent'));
  const coloured = [...spoken, ...kinds, 'accent-text', 'danger-hover', 'star'];
  for (const name of coloured) {
    const [one, other] = [light, dark].map((palette) => chromaAndHue(parseHex(palette.get(name) ?? '')));
    const apart = Math.abs((one?.hue ?? NaN) - (other?.hue ?? NaN));
    expect(Math.min(apart, 360 - apart), name).toBeLessThan(16);
  }
  for (const name of ['surface', 'surface-raised', 'text', 'text-secondary', 'line'])
    expect(dark.get(name), name).not.toBe(light.get(name));
});

test('[DLG-18] a dialog is 386 by 443 by default', () => {
  const fixed = readBlock(':host');
  expect([fixed.get('dialog-width'), fixed.get('dialog-height')]).toEqual(['386px', '443px']);
  const dialog = readSource(new URL('./dialog.css', import.meta.url));
  expect(dialog).toContain('width: var(--cd-dialog-width)');
  expect(dialog).toContain('height: var(--cd-dialog-height)');
});

test('components use no colours of their own', () => {
  const sheets = sheetNames().filter((name) => name !== join('foundation', 'styles', 'tokens.css'));
  expect(sheets).toContain(join('foundation', 'styles', 'files', 'rows.css'));
  for (const name of sheets) {
    const text = readSource(new URL(`../../${name}`, import.meta.url)).replace(/url\("data:[^"]*"\)/g, '');
    expect(text.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/gi), name).toBeNull();
  }
});
