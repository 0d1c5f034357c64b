import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFirstScript } from './first-page.ts';

const source = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const PARTS = [
  '    <script type="module" crossorigin src="/assets/index-1.js"></script>\n',
  '    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">\n',
  '    <link rel="stylesheet" crossorigin href="/assets/index-1.css">\n',
];
const built = source
  .replace('    <script type="module" src="/src/main.tsx"></script>\n', '')
  .replace('  </head>', `${PARTS.join('')}  </head>`);
const first = { script: '/assets/first-1.js', style: '.first{}' };

it('keeps the app’s loader in a template', () => {
  const html = withFirstScript(built, first);
  const [, template = ''] = /<template id="app">([^]*)<\/template>/.exec(html) ?? [];
  for (const part of [...PARTS, 'as="font"']) expect(template).toContain(part.trim());
  const outside = html.replace(template, '');
  expect(outside.match(/<(?:script|link\s+rel="(?:stylesheet|modulepreload|preload)")[^>]*>/g)).toEqual([
    '<script src="/assets/first-1.js">',
  ]);
  expect(outside).toContain('<style>.first{}</style>');
});

it('refuses a page that loads unknown things', () => {
  expect(() => withFirstScript(source.replace(/<script type="module".*\n/, ''), first)).toThrow(
    /other things/,
  );
  expect(() => withFirstScript(built.replace('/boot.js', '/begin.js'), first)).toThrow(/other things/);
});
