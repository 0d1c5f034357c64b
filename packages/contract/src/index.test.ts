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
      'CHART_TYPES',
      'CODE_MESSAGES',
      'COLLABORATOR_ROLES',
      'CRUMB_COLLAPSE_AT',
      'CRUMB_TAIL',
      'DATE_PICKER',
      'EXPORT_LISTS',
      'EXPORT_TYPES',
      'FILE_CATEGORIES',
      'IMPORT_ENDINGS',
      'LIMITS',
      'LOCALES',
      'POSITION_EXPORT_PATH',
      'REQUEST_TIMEOUT_MS',
      'acceptText',
      'avatarAddress',
      'boardThumbnailAddress',
      'calls',
      'canCreateFile',
      'chartTypeOf',
      'chineseBriefMessages',
      'chineseMessages',
      'clampPage',
      'cleanDateInput',
      'cleanTitle',
      'createTranslator',
      'downloadAddress',
      'englishBriefMessages',
      'englishMessages',
      'escapeUnsafe',
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
      'hasRoomForCarousel',
      'hasRoomForYearReport',
      'holdsAllCanvases',
      'importEndingOf',
      'isAllowedName',
      'isCollaboratorRole',
      'isCompactWidth',
      'isEducationEmail',
      'isEmail',
      'isIdCard',
      'isLandline',
      'isLocale',
      'isMobileDevice',
      'isPhone',
      'isPositionExport',
      'isPrice',
      'isUnlimited',
      'isUnsafeText',
      'isViewPassword',
      'isVipExport',
      'kindOfCategory',
      'menuHeightIn',
      'newFileAddress',
      'openAddress',
      'parseDateInput',
      'parseEnvelope',
      'parseLocale',
      'passwordProblem',
      'previewAddress',
      'reactionTo',
      'remainingFiles',
      'sharedMessages',
      'stripScript',
      'textLength',
      'thumbnailAddress',
      'viewLinkAddress',
    ]);
  });
});
