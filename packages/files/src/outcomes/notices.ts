import type { MessageKey } from '@chartdock/contract';
import type { FailedCommand } from './command.types.ts';
import type { Failure, NoticeText } from './failure.types.ts';

/** A short text to show, with its weight. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: NoticeText;
  /** A second line: which item, or where to. */
  readonly detail?: NoticeText;
  /** How long it stays, in milliseconds; default that of every notice. */
  readonly duration?: number;
  /**
   * Subject of the notice: a later notice with the same topic replaces it, such as "removed" replaces
   * "added".
   */
  readonly topic?: string;
}

/** Count and title of changed items. */
export interface Named {
  readonly count: number;
  /** Title of the item, where it is one. */
  readonly title?: string | undefined;
}

/** Maps each event of a module to its notice, if it has one. */
export type NoticeTable<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Notice | undefined;
};

/** Makes a notice of something that went well. */
export const success = (key: MessageKey): Notice => ({ tone: 'success', text: { key } });

/** Says how many items changed, or which one where it is one. */
export const changed = (many: MessageKey, one: MessageKey, { count, title }: Named): Notice => ({
  tone: 'success',
  text:
    count === 1 && title !== undefined
      ? { key: one, values: { title } }
      : { key: many, values: { n: count } },
});

/** Names an item below the text of a notice. */
export const about = (title: string | undefined): Pick<Notice, 'detail'> =>
  title === undefined ? {} : { detail: { literal: title } };

/** Makes a notice of something that failed, in words of our own. */
export const failed = (key: MessageKey): Notice => ({ tone: 'error', text: { key } });

/** Makes a notice of a failure in its own words. */
export const said = ({ failure }: { readonly failure: Failure }): Notice => ({
  tone: 'error',
  text: failure.text,
});

/** Says how many of several items failed; their reasons are told elsewhere, as a notice has no room for them. */
export const countedOr =
  (alone: (event: FailedCommand) => Notice) =>
  (event: FailedCommand): Notice => {
    const { report } = event;
    if (report === undefined || report.total < 2) return alone(event);
    const { failed: n, total } = report;
    return { tone: 'error', text: { key: 'file.someFailed', values: { n, total } } };
  };

/** Shows nothing: something else on the screen says it. */
export const none = (): undefined => undefined;

/** Returns how many items a change is about, and the title of the one where it is one. */
export const named = (items: readonly { readonly title: string }[]): Named => ({
  count: items.length,
  title: items.length === 1 ? items[0]?.title : undefined,
});

/** Returns the one item that a change is about, so that the way back from it can lead there; nothing of several. */
export const alone = <Item>(items: readonly Item[]): { readonly item?: Item } => {
  const [item] = items;
  return items.length === 1 && item !== undefined ? { item } : {};
};
