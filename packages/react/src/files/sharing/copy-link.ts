import type { Catalogue } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import type { Workspace } from '@chartdock/workspace';
import { copyComingText } from '../../foundation/clipboard/copy-coming-text.ts';
import { createLookUp } from '../../foundation/i18n/text-lookup.ts';

const zh = {
  'link.copied': '链接已复制',
  'link.who': '知道链接的人可查看“{title}”',
  'link.whoPassword': '知道链接和密码的人可查看“{title}”',
  'link.byHand': '请手动复制此链接',
} as const;

const texts: Catalogue<keyof typeof zh> = {
  zh,
  en: {
    'link.copied': 'Link copied',
    'link.who': 'Anyone with the link can view “{title}”',
    'link.whoPassword': 'Anyone with the link and its password can view “{title}”',
    'link.byHand': 'Copy this link by hand',
  },
};

/** How long an address that has to be copied by hand stays, in milliseconds. */
const BY_HAND_MS = 20_000;

/**
 * Copies the view link of a file and says who can view it. A file without one gets one, and one that was off is switched on. A
 * refusal of the server is told by the workspace; where the clipboard is closed the address is shown.
 */
export const copyViewLink = async (
  { client, notices, locale }: Pick<Workspace, 'client' | 'notices' | 'locale'>,
  { id, title }: Pick<FileItem, 'id' | 'title'>,
): Promise<void> => {
  const t = createLookUp(locale.get())(texts);
  const made = client.viewLinks.updateLink({ id }).then(({ link }) => link);
  const address = made.then(({ path }) => new URL(path, location.origin).href);
  // Told below, once; the clipboard holds on to the promise as well.
  const written = copyComingText(address);
  const link = await made.catch(() => undefined);
  if (link === undefined) {
    await written.catch(() => undefined);
    return;
  }
  try {
    await written;
    const detail = t(link.hasPassword ? 'link.whoPassword' : 'link.who', { title });
    notices.show({ tone: 'success', text: t('link.copied'), detail });
  } catch {
    notices.show({ text: t('link.byHand'), detail: await address, duration: BY_HAND_MS });
  }
};
