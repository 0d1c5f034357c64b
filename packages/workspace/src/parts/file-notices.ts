import type { MessageKey, Translate } from '@chartdock/contract';
import { noticeOf } from '@chartdock/files';
import type { FileArea, FileAreaEvent, Located, NoticeText, Place, Undo } from '@chartdock/files';
import type { NoticeAction, Notices } from '../notices/notices.types.ts';

/** Dependencies of file notices. */
export interface FileNoticeTools {
  readonly notices: Notices;
  readonly translate: Translate;
}

const textOf = (text: NoticeText, translate: Translate): string =>
  'key' in text ? translate(text.key, text.values) : text.literal;

const actionFor = (
  label: MessageKey,
  run: () => Promise<unknown>,
  { notices, translate }: FileNoticeTools,
): NoticeAction => {
  const fail = (): void => void notices.show({ tone: 'error', text: translate('error.generic') });
  return { label: translate(label), onPress: () => void run().catch(fail) };
};

const actionOf = (event: FileAreaEvent, tools: FileNoticeTools): NoticeAction | undefined => {
  if ('undo' in event && event.undo !== undefined) return actionFor('notice.undo', event.undo, tools);
  // Several failed items are listed with a retry of their own.
  const report = 'report' in event ? event.report : undefined;
  return report?.total === 1 ? actionFor('notice.retry', report.retry, tools) : undefined;
};

/** Part of a file area that notices need. */
interface NoticedArea extends Pick<FileArea, 'onEvent' | 'openFolder' | 'locate'> {
  readonly getState: () => {
    readonly place: Place;
    readonly search: { readonly mode: 'on' | 'off' };
  };
}

/** Holds the events that can be undone, by their undo function. */
type Undone = WeakMap<Undo, FileAreaEvent>;

/** The item that an event changed, as it lies once that was taken back; none where it is gone again. */
const itemOf = (event: FileAreaEvent | undefined): Located | undefined =>
  event !== undefined && takenBack.includes(event.type) && 'item' in event ? event.item : undefined;

const takenBack: readonly FileAreaEvent['type'][] = ['itemsMoved', 'itemsTrashed', 'fileRenamed'];

/** Returns a function that shows the item of an event, where that may be out of sight. */
const showOf = (
  event: FileAreaEvent,
  area: NoticedArea,
  undone: Undone,
): (() => Promise<void>) | undefined => {
  const isOpen = (folderId: string): boolean => {
    const { place, search } = area.getState();
    return place.page === 'diagrams' && search.mode === 'off' && place.folderId === folderId;
  };
  switch (event.type) {
    case 'itemsMoved':
    case 'itemsCopied':
      return isOpen(event.folderId) ? undefined : () => area.openFolder(event.folderId);
    case 'fileCloned':
      // In a long list the item may lie far from the visible rows.
      return () => area.locate(event.item);
    case 'itemsRestored': {
      const { item } = event;
      return item === undefined || isOpen(item.parentId) ? undefined : () => area.locate(item);
    }
    case 'changeUndone': {
      const item = itemOf(undone.get(event.taken));
      return item === undefined ? undefined : () => area.locate(item);
    }
    default:
      return undefined;
  }
};

/**
 * Shows the events of a file area as notices until the returned function is called; events that can be undone
 * or retried offer it.
 */
export const showFileNotices = (area: NoticedArea, tools: FileNoticeTools): (() => void) => {
  /** Notices by the way back that they offer. */
  const offers = new WeakMap<Undo, string>();
  const undone: Undone = new WeakMap();
  /** Removes the offer of a change that was undone on the keyboard. */
  const withdraw = (taken: Undo): void => {
    const offer = offers.get(taken);
    if (offer !== undefined) tools.notices.dismiss(offer);
  };
  return area.onEvent((event) => {
    if (event.type === 'changeUndone') withdraw(event.taken);
    if ('undo' in event && event.undo !== undefined) undone.set(event.undo, event);
    const notice = noticeOf(event);
    if (notice === undefined) return;
    const action = actionOf(event, tools);
    const text = textOf(notice.text, tools.translate);
    const { tone, duration, detail, topic } = notice;
    const show = showOf(event, area, undone);
    const id = tools.notices.show({
      tone,
      text,
      ...(detail && { detail: textOf(detail, tools.translate) }),
      ...(topic !== undefined && { topic }),
      ...(show && { further: actionFor('notice.show', show, tools) }),
      ...(duration === undefined ? {} : { duration }),
      ...(action === undefined ? {} : { action }),
    });
    if ('undo' in event && event.undo !== undefined) offers.set(event.undo, id);
  });
};
