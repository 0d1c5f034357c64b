/** Handlers for events of the page. */
export interface PageWatch {
  /** The page is looked at again. */
  readonly onBack: () => void;
  readonly onOnline: () => void;
  readonly onLeave: () => void;
  /** Whether closing the page loses something. */
  readonly mustAsk: () => boolean;
}

/** Hears events of the page and of the network, until the returned function is called. */
export const watchPage = ({ onBack, onOnline, onLeave, mustAsk }: PageWatch): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (mustAsk()) event.preventDefault();
  };
  const pairs = [
    ['focus', onBack],
    ['online', onOnline],
    ['pagehide', onLeave],
  ] as const;
  for (const [name, listener] of pairs) window.addEventListener(name, listener);
  window.addEventListener('beforeunload', ask);
  return () => {
    for (const [name, listener] of pairs) window.removeEventListener(name, listener);
    window.removeEventListener('beforeunload', ask);
  };
};
