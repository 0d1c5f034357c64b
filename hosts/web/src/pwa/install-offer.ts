import type { InstallOffer, InstallState } from '@chartdock/react';

/** Event of Chromium in a page that can be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;

/** Listens for the browser's offer; without it, as in Safari and Firefox, nothing is ever offered (DLG-03). */
export const watchInstallOffer = (page: Pick<Window, 'addEventListener'>): InstallOffer => {
  const listeners = new Set<(state: InstallState, before: InstallState) => void>();
  let offer: InstallEvent | undefined;
  let state: InstallState = { isOffered: false };
  const keep = (next: InstallEvent | undefined): void => {
    const before = state;
    offer = next;
    state = { isOffered: next !== undefined };
    if (before.isOffered !== state.isOffered) for (const listener of listeners) listener(state, before);
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // The browser's own bar would come at a moment of its choosing.
    event.preventDefault();
    keep(event);
  });
  page.addEventListener('appinstalled', () => keep(undefined));
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: async () => {
      const asked = offer;
      if (asked === undefined) return 'none';
      keep(undefined);
      await asked.prompt();
      return (await asked.userChoice).outcome;
    },
  };
};
