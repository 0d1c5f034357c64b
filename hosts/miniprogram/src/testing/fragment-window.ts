/** A window that only has an address and a history; the app changes its fragment. */
export const createFragmentWindow = (start: string) => {
  const events = new EventTarget();
  const steps = [start];
  const storage = new Map<string, string>();
  const window = {
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
