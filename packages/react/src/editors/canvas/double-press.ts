const DOUBLE_MS = 350;
/** Two presses farther apart than these pixels are no double one. */
const NEAR = 12;

type Pressing = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Recognises the second of two quick presses on the same thing. */
export interface DoublePress {
  /** Takes a press on a thing; returns whether it is the second one. A third press begins anew. */
  readonly press: (event: Pressing, id: string) => boolean;
  /** Forgets the press before: a drag or a press elsewhere came between. */
  readonly forget: () => void;
}

/** Creates the memory of the presses on one canvas. */
export const createDoublePress = (): DoublePress => {
  let before: { readonly event: Pressing; readonly id: string } | undefined;
  return {
    press: (event, id) => {
      const isSecond =
        before !== undefined &&
        before.id === id &&
        event.timeStamp - before.event.timeStamp < DOUBLE_MS &&
        Math.hypot(event.clientX - before.event.clientX, event.clientY - before.event.clientY) <= NEAR;
      before = isSecond ? undefined : { event, id };
      return isSecond;
    },
    forget: () => {
      before = undefined;
    },
  };
};
