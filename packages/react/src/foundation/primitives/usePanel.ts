import { useCallback, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDismiss } from './useDismiss.ts';

/** A button with the panel that it opens, both inside of one element. */
export interface Panel {
  /** The element around both. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly open: boolean;
  readonly close: () => void;
  /** Attributes of the button, so that its panel is known to belong to it. */
  readonly button: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly onClick: () => void;
  };
}

/** Opens a panel by its button, and closes it by the button, Escape, a press outside, or when the focus leaves. */
export const usePanel = (): Panel => {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;
  return { root, id, open, close, button };
};
