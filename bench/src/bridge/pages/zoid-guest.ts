import { startGuest } from './guest.ts';
import { createFrameComponent } from './zoid-component.ts';

declare global {
  interface Window {
    /** Holds the props that the host gave zoid. */
    xprops?: { readonly get: (key: string) => Promise<string> };
  }
}

startGuest(async () => {
  createFrameComponent(location.origin);
  const { xprops } = window;
  if (xprops === undefined) throw new Error('zoid does not know this frame');
  // The data it hands over with the window's name needs no response: its first response proves that someone is there.
  await xprops.get('first');
  return async (key) => xprops.get(key);
});
