/** Events on a picture that cannot answer yet. */
const TYPES = ['click', 'dblclick', 'keydown', 'input'] as const;

/** Events from before there was anything to answer them. */
export interface KeptEvents {
  /** Resolves when no input method composes a word: a field that is taken over then would lose it. */
  readonly composed: () => Promise<void>;
  /** Lets earlier events be answered now, in their order, and later ones at once. */
  readonly answer: () => void;
}

interface Kept {
  readonly event: Event;
  readonly target: EventTarget | null;
  /** Text of the field at that time. */
  readonly text: string | undefined;
}

const repeat = ({ event, target, text }: Kept): void => {
  if (!(target instanceof Element) || !target.isConnected) return;
  if (text !== undefined && target instanceof HTMLInputElement) target.value = text;
  const Made = event.constructor as new (type: string, init: object) => Event;
  // An event has every field that makes another one like it.
  target.dispatchEvent(new Made(event.type, event));
};

/** Keeps presses, keys and typed text from a page's elements; `isAnswered` takes those that need not wait. */
export const keepEvents = (page: Window, isAnswered: (event: Event) => boolean): KeptEvents => {
  const kept: Kept[] = [];
  let isComposing = false;
  let tell = (): void => undefined;
  const keep = (event: Event): void => {
    event.stopImmediatePropagation();
    if (isAnswered(event)) return;
    const { target } = event;
    kept.push({ event, target, text: target instanceof HTMLInputElement ? target.value : undefined });
  };
  const follow = ({ type }: Event): void => {
    isComposing = type === 'compositionstart';
    if (!isComposing) tell();
  };
  const compositions = ['compositionstart', 'compositionend'];
  for (const type of TYPES) page.addEventListener(type, keep, true);
  for (const type of compositions) page.addEventListener(type, follow, true);
  return {
    composed: () =>
      new Promise((resolve) => {
        if (isComposing) tell = resolve;
        else resolve();
      }),
    answer: () => {
      for (const type of TYPES) page.removeEventListener(type, keep, true);
      for (const type of compositions) page.removeEventListener(type, follow, true);
      for (const one of kept.splice(0)) repeat(one);
    },
  };
};
