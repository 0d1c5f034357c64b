/** A window that only has an address and a history; the app changes its fragment. */
export const createFragmentWindow = (start: string) => {
  const events = new EventTarget();
  const steps = [start];
  const storage = new Map<string, string>();
  let isHidden = false;
  const page = new EventTarget();
  const window = {
    document: {
      get visibilityState() {
        return isHidden ? 'hidden' : 'visible';
      },
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    },
    location: {
      get href() {
        return steps.at(-1) ?? '';
      },
      get hash() {
        return new URL(steps.at(-1) ?? '').hash;
      },
    },
    history: {
      state: null,
      get length() {
        return steps.length;
      },
      back: () => void steps.pop(),
      pushState: (_state: unknown, _title: string, address: string) =>
        void steps.push(new URL(address, steps.at(-1)).href),
      replaceState: (_state: unknown, _title: string, address: string) => void steps.splice(-1, 1, address),
    },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    window: window as unknown as Window,
    steps,
    /** Covers the page with another one, or uncovers it. */
    cover: (isCovered: boolean): void => {
      isHidden = isCovered;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Goes to another step of the history, as a person does. */
    stepBack: (): void => {
      steps.pop();
      events.dispatchEvent(new Event('popstate'));
    },
    /** Changes the fragment as the app does; some clients add a step to the history, some do not. */
    change: (fragment: string, addsStep = true): void => {
      const address = new URL(window.location.href);
      address.hash = fragment;
      if (addsStep) steps.push(address.href);
      else steps.splice(-1, 1, address.href);
      events.dispatchEvent(new Event('hashchange'));
    },
  };
};
