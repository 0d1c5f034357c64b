import type { MessageKey, Translate } from '@chartdock/contract';
import { noticeOf } from '@chartdock/files';
import type { FileArea, FileAreaEvent, NoticeText, Undo } from '@chartdock/files';
import type { NoticeAction, Notices } from '../notices/notices.types.ts';

/** What the notices of a file area are made with. */
export interface FileNoticeTools {
  readonly notices: Notices;
  readonly translate: Translate;
}

const textOf = (text: NoticeText, translate: Translate): string =>
  'key' in text ? translate(text.key, text.values) : text.literal;

const actionOf = (
  event: FileAreaEvent,
  { notices, translate }: FileNoticeTools,
): NoticeAction | undefined => {
  const fail = (): void => void notices.show({ tone: 'error', text: translate('error.generic') });
  const actionFor = (label: MessageKey, run: () => Promise<unknown>): NoticeAction => ({
    label: translate(label),
    onPress: () => void run().catch(fail),
  });
  if ('undo' in event && event.undo !== undefined) return actionFor('notice.undo', event.undo);
  // What failed beside others is listed with its own second try.
  const report = 'report' in event ? event.report : undefined;
  return report?.total === 1 ? actionFor('notice.retry', report.retry) : undefined;
};

/** Shows what happens in a file area until the returned function is called; what can be undone or tried again offers it. */
export const showFileNotices = (area: Pick<FileArea, 'onEvent'>, tools: FileNoticeTools): (() => void) => {
  /** Notices by the way back that they offer. */
  const offers = new WeakMap<Undo, string>();
  return area.onEvent((event) => {
    if (event.type === 'changeUndone') {
      // What was taken back on the keyboard is not offered any more.
      const offer = offers.get(event.taken);
      if (offer !== undefined) tools.notices.dismiss(offer);
    }
    const notice = noticeOf(event);
    if (notice === undefined) return;
    const action = actionOf(event, tools);
    const text = textOf(notice.text, tools.translate);
    const { tone, duration } = notice;
    const id = tools.notices.show({
      tone,
      text,
      ...(duration === undefined ? {} : { duration }),
      ...(action === undefined ? {} : { action }),
    });
    if ('undo' in event && event.undo !== undefined) offers.set(event.undo, id);
  });
};
