import { describe, expect, it } from 'vitest';
import { watchInstallOffer } from './install-offer.ts';

const createOffer = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(),
    userChoice: Promise.resolve({ outcome }),
  });

const setUp = () => {
  const page = new EventTarget();
  const install = watchInstallOffer(page as Window);
  const states: boolean[] = [];
  install.subscribe(({ isOffered }) => states.push(isOffered));
  return { page, install, states };
};

describe('the offer to install', () => {
  it('is kept and used once', async () => {
    const { page, install, states } = setUp();
    const offer = createOffer('accepted');
    page.dispatchEvent(offer);
    expect([offer.defaultPrevented, install.getState().isOffered]).toEqual([true, true]);
    expect(await install.ask()).toBe('accepted');
    expect(await install.ask()).toBe('none');
    expect(states).toEqual([true, false]);
  });

  it('comes again when the browser offers again', async () => {
    const { page, install } = setUp();
    page.dispatchEvent(createOffer('dismissed'));
    expect(await install.ask()).toBe('dismissed');
    page.dispatchEvent(createOffer('accepted'));
    expect(install.getState().isOffered).toBe(true);
  });

  it('ends when the page was installed some other way', () => {
    const { page, install, states } = setUp();
    page.dispatchEvent(createOffer('accepted'));
    page.dispatchEvent(new Event('appinstalled'));
    expect([install.getState().isOffered, states]).toEqual([false, [true, false]]);
  });
});
