import type { publishingZh } from './publishing-zh.ts';

/** English texts of making a file public. */
export const publishingEn = {
  'publish.title': 'Publish “{title}”',
  'publish.description': 'Description',
  'publish.count': '{n} / {max}',
  'publish.tags': 'Tags',
  'publish.tagsHint': 'Up to {n}; press Enter to add one',
  'publish.removeTag': 'Remove the tag “{tag}”',
  'publish.price': 'Price in yuan',
  'publish.priceHint': 'Leave blank to make it free',
  'publish.clone': 'Let everyone clone this file',
  'publish.confirm': 'Publish',
} as const satisfies Readonly<Record<keyof typeof publishingZh, string>>;
