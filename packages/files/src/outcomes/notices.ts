import type { MessageKey } from '@chartdock/contract';
import type { FailedCommand } from './command.types.ts';
import type { Failure, NoticeText } from './failure.types.ts';

/** A short text to show, with its weight. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: NoticeText;
  /** How long it stays, in milliseconds; default that of every notice. */
  readonly duration?: number;
}

/** Says of each event of a module what shows for it, if anything. */
export type NoticeTable<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Notice | undefined;
};

/** Makes a notice of something that went well. */
export const success = (key: MessageKey): Notice => ({ tone: 'success', text: { key } });

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
