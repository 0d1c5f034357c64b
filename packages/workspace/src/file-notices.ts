import type { Translate } from '@chartdock/contract';
import { noticeOf } from '@chartdock/files';
import type { FileArea, FileAreaEvent, NoticeText } from '@chartdock/files';
import type { NoticeAction, Notices } from './notices/notices.types.ts';

/** What the notices of a file area are made with. */
export interface FileNoticeTools {
  readonly notices: Notices;
  readonly translate: Translate;
}

const textOf = (text: NoticeText, translate: Translate): string =>
  'key' in text ? translate(text.key, text.values) : text.literal;

const undoOf = (event: FileAreaEvent, { notices, translate }: FileNoticeTools): NoticeAction | undefined => {
  const undo = 'undo' in event ? event.undo : undefined;
  if (undo === undefined) return undefined;
  const fail = (): void => void notices.show({ tone: 'error', text: translate('error.generic') });
  return { label: translate('notice.undo'), onPress: () => void undo().catch(fail) };
};

/** Shows what happens in a file area until the answered function is called; what can be undone offers it. */
export const showFileNotices = (area: Pick<FileArea, 'onEvent'>, tools: FileNoticeTools): (() => void) =>
  area.onEvent((event) => {
    const notice = noticeOf(event);
    if (notice === undefined) return;
    const action = undoOf(event, tools);
    const text = textOf(notice.text, tools.translate);
    tools.notices.show({ tone: notice.tone, text, ...(action === undefined ? {} : { action }) });
  });
