import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';

describe('browser entry', () => {
  it('loads no zod', async () => {
    const index = new URL('./index.ts', import.meta.url).href;
    const probe = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
      await import(${JSON.stringify(index)});
      process.stdout.write(JSON.stringify(loaded));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', probe]);
    const loaded = JSON.parse(stdout) as string[];
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((name) => name.startsWith('zod') || name.includes('/endpoints/'))).toEqual([]);
  });

  it('shows exactly its public values', () => {
    expect(Object.keys(contract).sort()).toEqual([
      'AI_PROMPT_LENGTH',
      'AI_PURPOSES',
      'AI_TEXT_LENGTH',
      'BATCH_ITEMS',
      'CODE_MESSAGES',
      'COLLABORATOR_ROLES',
      'COMPACT_WIDTH',
      'DESCRIPTION_LENGTH',
      'EXPORT_LISTS',
      'EXPORT_TYPES',
      'FILE_CATEGORIES',
      'FOLDER_DEPTH',
      'FREE_COLLABORATORS',
      'FREE_FILES',
      'IMPORT_ENDINGS',
      'IMPORT_MEGABYTES',
      'LINK_DAYS',
      'LINK_ROLES',
      'LOCALES',
      'MAX_PAGE_SIZE',
      'PAGER_COUNT',
      'PAGE_SIZE',
      'PIECES_TYPE',
      'PIN_LIMIT',
      'POSITION_EXPORT_PATH',
      'PUBLISH_MAX_YUAN',
      'PUBLISH_TAGS',
      'PUBLISH_TAG_LENGTH',
      'REQUEST_TIMEOUT_MS',
      'RIGHT_SCOPES',
      'ROLE_POLICY',
      'ROLE_RIGHTS',
      'SHARE_MESSAGE_MAX',
      'SHARE_NOTE_MAX',
      'TEMPLATE_LENGTHS',
      'TEMPLATE_SCENES',
      'TEMPLATE_TOPICS',
      'THEMES',
      'TITLE_LENGTH',
      'TOKEN_COOKIE_DAYS',
      'UNLIMITED_FILES',
      'VERIFIED_TOKEN_COOKIE_DAYS',
      'VIEW_PASSWORD_MAX',
      'VIEW_PASSWORD_MIN',
      'ZIP_EXPORT_FILES',
      'ZIP_EXPORT_NAME',
      'ZIP_EXPORT_PATH',
      'acceptText',
      'avatarAddress',
      'boardThumbnailAddress',
      'calls',
      'canCreateFile',
      'chartTypeOf',
      'chineseCommonMessages',
      'cleanTitle',
      'createTranslator',
      'cutTitle',
      'downloadAddress',
      'englishCommonMessages',
      'exportExtension',
      'exportFileName',
      'exportListOf',
      'filePictureAddress',
      'fileThumbnailAddress',
      'formatAge',
      'formatDate',
      'formatEventTime',
      'formatMessage',
      'formatRelativeTime',
      'formatShortTime',
      'formatTimestamp',
      'hasRight',
      'holdsAllCanvases',
      'importEndingOf',
      'isAllowedName',
      'isAtLeast',
      'isCollaboratorRole',
      'isEmail',
      'isPhone',
      'isPositionExport',
      'isPrice',
      'isTemplateScene',
      'isTemplateTopic',
      'isTitleChanged',
      'isUnlimited',
      'isViewPassword',
      'isVipExport',
      'joinAddress',
      'kindOfCategory',
      'openAddress',
      'parseAgent',
      'parseEnvelope',
      'parseLocale',
      'passwordProblem',
      'previewAddress',
      'reactionTo',
      'remainingFiles',
      'sceneOfCategory',
      'sharedMessages',
      'textLength',
      'thumbnailAddress',
      'thumbnailSources',
      'viewLinkAddress',
    ]);
  });
});
