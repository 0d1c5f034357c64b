import { isApiError } from '@chartdock/client';
import { downloadAddress } from '@chartdock/contract';
import { record, signKey } from '@chartdock/contract/calls/exporting';
import type { ContentFormat, ItemContent, PickedContent } from '@chartdock/embed/guest';
import type { FileItem } from '@chartdock/files';
import type { Guest } from '../session/guest.ts';

const SETTINGS = { quiet: true, keep: true } as const;

/** Calls that content is made with: each address is written down as a download of the person, as their own are. */
export interface ContentClient {
  readonly exporting: {
    record(input: { chartId: string; exportType: ContentFormat }, settings: typeof SETTINGS): Promise<string>;
    signKey(
      input: { chartId: string },
      settings: typeof SETTINGS,
    ): Promise<{ readonly key: string; readonly expireTime: number }>;
  };
}

const makeOne = async (
  { exporting }: ContentClient,
  { id, category }: Pick<FileItem, 'id' | 'category'>,
  format: ContentFormat,
): Promise<PickedContent> => {
  const uuid = await exporting.record({ chartId: id, exportType: format }, SETTINGS);
  const { key: token, expireTime } = await exporting.signKey({ chartId: id }, SETTINGS);
  const path = downloadAddress({ category, id, type: format, token, uuid });
  return { format, url: new URL(path, location.origin).href, expiresAt: expireTime };
};

/**
 * Makes the addresses of the content of files, in their order. Resolves with a sentence for the person where one cannot be made: nothing is
 * handed over then.
 */
export const makeContents = async (
  client: ContentClient,
  items: readonly Pick<FileItem, 'id' | 'category'>[],
  formats: readonly ContentFormat[],
): Promise<readonly ItemContent[] | string> => {
  const made: ItemContent[] = [];
  try {
    for (const item of items) {
      const content = await Promise.all(formats.map((format) => makeOne(client, item, format)));
      made.push({ content });
    }
  } catch (problem) {
    if (!isApiError(problem) || problem.text === undefined) throw problem;
    return problem.text;
  }
  return made;
};

/** Adds the content of picked files to the outcome of a partner. */
export const withContents = async <Item extends object>(
  guest: Guest,
  { files, values }: { readonly files: readonly FileItem[]; readonly values: readonly Item[] },
  formats: readonly ContentFormat[],
): Promise<readonly (Item & Partial<ItemContent>)[] | string> => {
  const made = await makeContents(guest.client.bind({ exporting: { record, signKey } }), files, formats);
  return typeof made === 'string' ? made : values.map((value, at) => ({ ...value, ...made[at] }));
};
