import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readShell, withBoot, withShell, withoutShell } from './shell-page.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../index.html');
const shell = { markup: '<div id="shell"></div>', styles: '#shell{}' };

describe('the shell of the page', () => {
  it('stands behind the place of the app', () => {
    const html = withShell(page, shell);
    expect(html.indexOf('<div id="root">')).toBeLessThan(html.indexOf('<div id="shell">'));
    expect(() => withShell('<html></html>', shell)).toThrow(/no place/);
  });

  it('leaves no trace in derived pages', () => {
    expect(withoutShell(withShell(page, shell))).toBe(page);
  });

  it('has the values of the tokens, in both palettes', async () => {
    const tokens = read('../../../packages/react/src/foundation/styles/tokens.css');
    const valuesIn = (css: string): Map<string, string> =>
      new Map(
        [...css.matchAll(/(--cd-[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
      );
    const own = read('./shell/shell.css');
    const halves = (css: string, dark: string): string[] => css.split(dark).slice(0, 2);
    const [light = '', night = ''] = halves(own, "[data-cd-theme='dark'] #shell");
    const [lightTokens = '', nightTokens = ''] = halves(tokens, "[data-cd-theme='dark'],");
    expect(valuesIn(light).size).toBeGreaterThan(8);
    expect([...valuesIn(night).keys()]).toEqual([...valuesIn(light).keys()]);
    for (const [name, value] of valuesIn(light)) expect(valuesIn(lightTokens).get(name), name).toBe(value);
    for (const [name, value] of valuesIn(night)) expect(valuesIn(nightTokens).get(name), name).toBe(value);
    expect((await readShell()).styles).toContain('#shell');
  });
});

describe('the beginning of the page', () => {
  const boot = { script: 'begin()\n', styles: 'html{}\n' };

  it('asks for no file before the first paint', () => {
    const html = withBoot(page, boot);
    expect(html).toContain('<script>begin()');
    expect(html).toContain('<style>html{}</style>');
    expect(html).not.toContain('boot.');
  });

  it('asks for the app’s sheets by script', () => {
    const sheet = '    <link rel="stylesheet" crossorigin href="/assets/index-1.css">\n';
    const html = withBoot(page.replace('  </head>', `${sheet}  </head>`), boot);
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).toMatch(/<script>begin\(\)\["\/assets\/index-1\.css"\]\.forEach\(/);
  });

  it('refuses unknown parts and self-ending scripts', () => {
    expect(() => withBoot(page.replace('/boot.js', '/begin.js'), boot)).toThrow(/other things/);
    expect(() => withBoot(page, { ...boot, script: '"</script>"' })).toThrow(/other things/);
  });
});
