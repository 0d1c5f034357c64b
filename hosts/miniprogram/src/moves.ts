const pageOf = (window: Window): string => window.location.href.split('#')[0] ?? '';

/**
 * Tells of every address that the page goes to without being loaded, by `pushState`, `replaceState` or a step through its
 * history; changes of the fragment alone are none. Gives how to stop.
 */
export const watchMoves = (window: Window, onMove: (address: string) => void): (() => void) => {
  const { history } = window;
  let known = pageOf(window);
  const look = (): void => {
    const now = pageOf(window);
    if (now === known) return;
    known = now;
    onMove(window.location.href);
  };
  // No event tells of these two in the engines of mini-programs.
  const names = ['pushState', 'replaceState'] as const;
  const restore = names.map((name) => {
    const own = Object.getOwnPropertyDescriptor(history, name);
    const change = history[name].bind(history);
    const watched: History['pushState'] = (...state) => {
      change(...state);
      look();
    };
    history[name] = watched;
    return (): void => {
      // Someone else may have put a layer around ours meanwhile, which goes on calling it.
      if (Object.getOwnPropertyDescriptor(history, name)?.value !== watched) return;
      if (own === undefined) Reflect.deleteProperty(history, name);
      else Object.defineProperty(history, name, own);
    };
  });
  window.addEventListener('popstate', look);
  return () => {
    window.removeEventListener('popstate', look);
    restore.forEach((put) => put());
  };
};
