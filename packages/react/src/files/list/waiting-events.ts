import type { ViewHandlers } from './view-gestures.types.ts';

type Kept = Pick<ViewHandlers, 'onClick' | 'onDoubleClick' | 'onKeyDown' | 'onFocus'>;

/** Presses and keys that came before there was anything to answer them. */
export interface WaitingEvents {
  readonly handlers: Kept;
  /** Lets what came answer now, in its order. */
  readonly handOver: (handlers: Kept) => void;
}

/** Creates handlers that keep what comes. */
export const createWaitingEvents = (): WaitingEvents => {
  const kept: ((handlers: Kept) => void)[] = [];
  return {
    handlers: {
      onClick: (event) => void kept.push(({ onClick }) => onClick(event)),
      onDoubleClick: (event) => void kept.push(({ onDoubleClick }) => onDoubleClick(event)),
      onKeyDown: (event) => void kept.push(({ onKeyDown }) => onKeyDown(event)),
      onFocus: (event) => void kept.push(({ onFocus }) => onFocus(event)),
    },
    handOver: (handlers) => {
      for (const answer of kept.splice(0)) answer(handlers);
    },
  };
};
