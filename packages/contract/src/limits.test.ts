import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as contract from './index.ts';

it('[CONST-16] shows every shared number at one entry', () => {
  const numbers = Object.entries(contract).filter(([, value]) => typeof value === 'number');
  expect(Object.fromEntries(numbers)).toEqual({
    AI_PROMPT_LENGTH: 4_000,
    AI_TEXT_LENGTH: 20_000,
    BATCH_ITEMS: 500,
    PIN_LIMIT: 50,
    COMPACT_WIDTH: 785,
    DESCRIPTION_LENGTH: 200,
    FOLDER_DEPTH: 20,
    FREE_COLLABORATORS: 3,
    FREE_FILES: 9,
    IMPORT_MEGABYTES: 20,
    LINK_DAYS: 30,
    MAX_PAGE_SIZE: 200,
    PAGER_COUNT: 7,
    PAGE_SIZE: 10,
    PUBLISH_MAX_YUAN: 1_000_000,
    PUBLISH_TAGS: 10,
    PUBLISH_TAG_LENGTH: 20,
    REQUEST_TIMEOUT_MS: 50_000,
    SHARE_MESSAGE_MAX: 200,
    SHARE_NOTE_MAX: 60,
    TITLE_LENGTH: 128,
    TOKEN_COOKIE_DAYS: 7,
    UNLIMITED_FILES: 100,
    VERIFIED_TOKEN_COOKIE_DAYS: 15,
    VIEW_PASSWORD_MAX: 20,
    VIEW_PASSWORD_MIN: 4,
    ZIP_EXPORT_FILES: 50,
  });
});

const PACKAGES = new URL('../../', import.meta.url);
// Where constants are named without being kept to.
const LISTS = /(?:^|\/)(?:index|api)\.ts$|\.(?:test|suite)\.tsx?$|\/generated\//;

/** Reads every source of every package that could keep to a limit. */
const readSources = (): readonly string[] =>
  readdirSync(PACKAGES).flatMap((name) => {
    const folder = new URL(`${name}/src/`, PACKAGES);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !LISTS.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  });

/** Names the limits that no source reads beside the one that states it. */
const findUnread = (names: readonly string[]): readonly string[] => {
  const sources = readSources();
  return names.filter((name) => {
    const stated = new RegExp(`export const ${name}\\b`);
    const read = new RegExp(`\\b${name}\\b`);
    return !sources.some((text) => read.test(text.replace(stated, '')));
  });
};

it('has a reader for every limit', () => {
  const limits = Object.entries(contract).flatMap(([name, value]) => (typeof value === 'number' ? name : []));
  expect(findUnread(limits)).toEqual([]);
  expect(findUnread([...limits, 'NOBODY_READS_THIS'])).toEqual(['NOBODY_READS_THIS']);
});
