import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyViewLink } from './copy-link.ts';

afterEach(() => vi.unstubAllGlobals());

const file = { id: 'a', title: 'Plan' };

const setUp = (link: { hasPassword: boolean } | 'refused', write: () => Promise<void>) => {
  const written = vi.fn<(text: string) => Promise<void>>(write);
  vi.stubGlobal('location', { origin: 'https://app.test' });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
  const shown: unknown[] = [];
  const updateLink = vi.fn(() =>
    link === 'refused'
      ? Promise.reject(new Error('refused'))
      : Promise.resolve({
          link: { id: 'l', path: '/preview/a?link=l', enabled: true, createTime: 1, ...link },
        }),
  );
  const parts = {
    client: { viewLinks: { updateLink } },
    notices: { show: (notice: unknown) => String(shown.push(notice)) },
    locale: { get: () => 'en' },
  };
  // No more of the workspace is asked for than this.
  return { parts: parts as unknown as Parameters<typeof copyViewLink>[0], shown, written, updateLink };
};

describe('copying a view link', () => {
  it('copies the link and says who can view', async () => {
    const kit = setUp({ hasPassword: false }, () => Promise.resolve());
    await copyViewLink(kit.parts, file);
    expect(kit.updateLink).toHaveBeenCalledWith({ id: 'a' });
    expect(kit.written.mock.calls).toEqual([['https://app.test/preview/a?link=l']]);
    expect(kit.shown).toEqual([
      { tone: 'success', text: 'Link copied', detail: 'Anyone with the link can view “Plan”' },
    ]);
  });

  it('says that a password is needed, too', async () => {
    const kit = setUp({ hasPassword: true }, () => Promise.resolve());
    await copyViewLink(kit.parts, file);
    expect(kit.shown).toMatchObject([{ detail: 'Anyone with the link and its password can view “Plan”' }]);
  });

  it('shows the address where the clipboard is closed', async () => {
    const kit = setUp({ hasPassword: false }, () => Promise.reject(new Error('closed')));
    await copyViewLink(kit.parts, file);
    expect(kit.shown).toMatchObject([{ detail: 'https://app.test/preview/a?link=l' }]);
  });

  it('adds nothing to the refusal of the server', async () => {
    const kit = setUp('refused', () => Promise.resolve());
    await copyViewLink(kit.parts, file);
    expect([kit.shown, kit.written.mock.calls]).toEqual([[], []]);
  });
});
