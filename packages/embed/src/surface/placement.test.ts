import { describe, expect, it } from 'vitest';
import { choosePlacement } from './placement.ts';

const container = { isConnected: true } as Element;

describe('choosePlacement', () => {
  it.each([
    [{}, 'modal', true],
    [{ present: 'auto' }, 'modal', true],
    [{ present: 'modal', container }, 'modal', false],
    [{ container }, 'container', true],
    [{ present: 'container', container }, 'container', false],
  ] as const)('for %j chooses %s, and may fall back: %s', async (options, kind, mayFallBack) => {
    expect(await choosePlacement(options)).toMatchObject({ kind, mayFallBack });
  });

  it.each(['popup', 'page', 'host'] as const)('leaves %s to another part', async (present) => {
    expect(await choosePlacement({ present, container })).toBeUndefined();
  });

  it.each([
    { present: 'container' as const },
    { container: { isConnected: false } as Element },
    { present: 'container' as const, container: { isConnected: false } as Element },
  ])('rejects for a container outside the page', async (options) => {
    await expect(choosePlacement(options)).rejects.toThrow('bad option container');
  });
});
