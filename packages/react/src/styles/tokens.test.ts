import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Rgb = readonly [number, number, number];

/** Reads the custom properties of the n-th block that begins with a selector. */
function readBlocks(selector: string): Map<string, string>[] {
  return css
    .split(selector)
    .slice(1)
    .map((part) => {
      const body = part.slice(part.indexOf('{') + 1, part.indexOf('}'));
      return new Map(
        Array.from(body.matchAll(/--cd-([\w-]+):\s*([^;]+);/g), (match) => [match[1] ?? '', match[2] ?? '']),
      );
    });
}

const [lightHex, lightOklch] = readBlocks("[data-cd-theme='light']");
const [darkHex, darkOklch] = readBlocks(":host([data-cd-theme='dark'])");

function parseHex(value: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255);
  return [red ?? NaN, green ?? NaN, blue ?? NaN];
}

function parseOklch(value: string): Rgb {
  const [L = NaN, C = NaN, H = NaN] = Array.from(value.matchAll(/[\d.]+/g), (match) => Number(match[0]));
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red, green, blue] = linear.map((x) => {
    const value = Math.min(1, Math.max(0, x));
    return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  });
  return [red ?? NaN, green ?? NaN, blue ?? NaN];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? NaN) + 0.05) / ((low ?? NaN) + 0.05);
}

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
const kinds = Array.from(lightHex?.keys() ?? []).filter((name) => name.startsWith('kind-'));
const controlPairs = [
  ...['control-line', 'accent', 'star'].flatMap((line) =>
    ['surface', 'surface-sunken', 'surface-raised'].map((on) => [line, on] as const),
  ),
  ...kinds.flatMap((kind) => [kind.replace('kind-', 'ground-'), 'surface'].map((on) => [kind, on] as const)),
];

const palettes = [
  ['default palette in hex', lightHex, parseHex],
  ['default palette in oklch', lightOklch, parseOklch],
  ['dark palette in hex', darkHex, parseHex],
  ['dark palette in oklch', darkOklch, parseOklch],
] as const;

describe.each(palettes)('%s', (_name, palette, parse) => {
  const colour = (name: string): Rgb => parse(palette?.get(name) ?? '');

  test.each(textPairs)('%s on %s is readable, 4.5 to 1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('%s on %s is visible, 3 to 1', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['default', lightHex, lightOklch],
  ['dark', darkHex, darkOklch],
] as const)('the %s palette says the same in hex and in oklch', (_name, hex, oklch) => {
  expect(Array.from(oklch?.keys() ?? [])).toEqual(
    Array.from(hex?.keys() ?? []).filter((name) => oklch?.has(name)),
  );
  expect(oklch?.size).toBeGreaterThan(70);
  for (const [name, value] of oklch ?? []) {
    const far = parseOklch(value).map((x, at) => Math.abs(x - (parseHex(hex?.get(name) ?? '')[at] ?? NaN)));
    expect(Math.max(...far), name).toBeLessThan(0.004);
  }
});

test('[DLG-18] a dialog is 386 by 443 pixels unless it says otherwise', () => {
  const [fixed] = readBlocks(':host');
  expect([fixed?.get('dialog-width'), fixed?.get('dialog-height')]).toEqual(['386px', '443px']);
  const dialog = readFileSync(new URL('./dialog.css', import.meta.url), 'utf8');
  expect(dialog).toContain('width: var(--cd-dialog-width)');
  expect(dialog).toContain('height: var(--cd-dialog-height)');
});

test('components use tokens only: no colour of their own outside of tokens.css', () => {
  const sheets = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => name.endsWith('.css') && name !== 'tokens.css',
  );
  expect(sheets.length).toBeGreaterThan(8);
  for (const name of sheets) {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8').replace(/url\("data:[^"]*"\)/g, '');
    expect(text.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|oklch\(/gi), name).toBeNull();
  }
});
