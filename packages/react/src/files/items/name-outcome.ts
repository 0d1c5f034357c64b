import type { CommandResult, FileItem, RenameResult } from '@chartdock/files';
import { TITLE_LENGTH } from '@chartdock/contract';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { NameOutcome } from './NameDialog.tsx';
import { noticeTextOf } from './notice-text.ts';

/** Turns the core's answer to a new name into the state of the name dialog. */
export const nameOutcomeOf = (
  result: RenameResult | CommandResult<FileItem>,
  t: TranslateText,
): NameOutcome => {
  switch (result.status) {
    case 'done':
      return { ok: true };
    case 'refused':
      return {
        ok: false,
        text:
          result.reason === 'title_too_long' ? t('rename.tooLong', { n: TITLE_LENGTH }) : t('rename.empty'),
      };
    case 'conflict':
      return {
        ok: false,
        text: noticeTextOf(result.failure.text, t),
        anyway: async () => nameOutcomeOf(await result.renameAnyway(), t),
      };
    case 'failed':
      return { ok: false, text: noticeTextOf(result.failure.text, t) };
  }
};
