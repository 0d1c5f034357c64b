import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const README = readFileSync(new URL('../../../packages/embed/README.md', import.meta.url), 'utf8');

/** Finds the code that the README shows. */
const codeOf = (text: string): string =>
  [...text.matchAll(/```(?:ts|tsx|js|html|vue)\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');

const SURFACES =
  /\bdock(?:\.value)?\.(pickFiles|pickLocation|chooseTemplate|openFileArea)\((\{[^()]*?\})?\)/g;

/** Finds every call that opens a surface with options that are written out; parts that a page has to bring itself are left out. */
const callsOf = (text: string): readonly string[] => {
  const calls = [...codeOf(text).matchAll(SURFACES)]
    .filter(
      ([, , options = '']) =>
        !/\b(container|signal|onCommit|onCommand|commands|preselect)\b|=>|\.\.\./.test(options),
    )
    .map(([, name, options = '']) => `${name ?? ''}(${options.replace(/\s+/g, ' ')})`);
  return [...new Set(calls)];
};

const calls = callsOf(README);
let partner: PartnerPage;

visitPartner((visit) => {
  ({ partner } = visit);
});

it('the README shows calls to try', () => {
  expect(calls.length).toBeGreaterThan(3);
  expect(callsOf("```ts\ndock.chooseTemplate({ kind: 'mind', scene: 'nothing' });\n```")).toHaveLength(1);
});

describe('what the README shows', () => {
  it.each(calls)('opens against a real server: %s', async (call) => {
    await partner.begin(call);
    await expect.poll(() => partner.page.evaluate('handle.state')).toMatch(/ready|settled/);
    const text = (await partner.page.locator('#outcome').textContent()) ?? '';
    expect(text).not.toContain('bad_option');
    expect(await partner.page.evaluate('handle.state')).toBe('ready');
    await partner.page.evaluate('handle.close()');
    expect(await partner.outcome()).toEqual({ status: 'cancelled', by: 'host' });
  });

  it('is told from a call that is refused', async () => {
    await partner.begin("chooseTemplate({ kind: 'mind', scene: 'nothing' })");
    expect(await partner.outcome()).toMatchObject({ status: 'refused', code: 'bad_option' });
  });
});
