import { expect, it } from 'vitest';
import * as contract from './index.ts';

it('[CONST-16] shows every number that both ends keep to at one entry', () => {
  const numbers = Object.entries(contract).filter(([, value]) => typeof value === 'number');
  expect(Object.fromEntries(numbers)).toEqual({
    AI_PROMPT_LENGTH: 4_000,
    AI_TEXT_LENGTH: 20_000,
    BATCH_ITEMS: 500,
    PIN_LIMIT: 50,
    COMPACT_WIDTH: 785,
    DESCRIPTION_LENGTH: 200,
    FOLDER_DEPTH: 20,
    FREE_FILES: 9,
    IMPORT_MEGABYTES: 20,
    MAX_PAGE_SIZE: 200,
    PAGER_COUNT: 7,
    PAGE_SIZE: 10,
    PUBLISH_MAX_YUAN: 1_000_000,
    PUBLISH_TAGS: 10,
    PUBLISH_TAG_LENGTH: 20,
    REQUEST_TIMEOUT_MS: 50_000,
    TITLE_LENGTH: 128,
    TOKEN_COOKIE_DAYS: 7,
    UNLIMITED_FILES: 100,
    VERIFIED_TOKEN_COOKIE_DAYS: 15,
    VIEW_PASSWORD_MAX: 20,
    VIEW_PASSWORD_MIN: 4,
    ZIP_EXPORT_FILES: 50,
  });
});
