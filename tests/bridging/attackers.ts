import type { DrivenPage, DrivenWindow } from '../driving/driven.types.ts';
import type { BridgeSite } from './bridge-site.ts';

/** A window that is not what it says, and how it reaches the one it attacks. */
export interface Attacker {
  readonly frame: DrivenWindow;
  /** An expression that gives the attacked window, seen from the attacker. */
  readonly target: string;
}

/** Where an attack happens. */
export interface Ground {
  readonly page: DrivenPage;
  readonly site: BridgeSite;
  /** The frame of the guest. */
  readonly guest: DrivenWindow;
  /** The end that is attacked. */
  readonly at: 'host' | 'guest';
}

const add = async (
  ground: Ground,
  into: DrivenWindow,
  { address, sandbox }: { readonly address: string; readonly sandbox?: string },
): Promise<DrivenWindow> => {
  await into.evaluate(`{
    const frame = document.createElement('iframe');
    ${sandbox === undefined ? '' : `frame.sandbox = ${JSON.stringify(sandbox)};`}
    frame.src = ${JSON.stringify(address)};
    document.body.append(frame);
  }`);
  return ground.page.frame((found) => found === address);
};

// The guest is the first frame of the page.
const sibling =
  (address: (site: BridgeSite) => string, sandbox?: string) =>
  async (ground: Ground): Promise<Attacker> => ({
    frame: await add(ground, ground.page, {
      address: address(ground.site),
      ...(sandbox === undefined ? {} : { sandbox }),
    }),
    target: ground.at === 'host' ? 'parent' : 'parent.frames[0]',
  });

const nested =
  (address: (site: BridgeSite) => string) =>
  async (ground: Ground): Promise<Attacker> => ({
    frame: await add(ground, ground.guest, { address: address(ground.site) }),
    target: ground.at === 'host' ? 'top' : 'parent',
  });

const popup =
  (address: (site: BridgeSite) => string) =>
  async (ground: Ground): Promise<Attacker> => ({
    frame: await ground.page.opened(`void window.open(${JSON.stringify(address(ground.site))})`),
    target: ground.at === 'host' ? 'opener' : 'opener.frames[0]',
  });

const blank =
  (name: string, other?: 'other') =>
  (site: BridgeSite): string =>
    `${site.origin(name, other)}/blank?attacker`;

/** Every window that may try, with its way to the one it attacks. */
export const ATTACKERS: Readonly<Record<string, (ground: Ground) => Promise<Attacker>>> = {
  'a hostile sibling frame': sibling(blank('evil')),
  'a sibling on the site of the server': sibling(blank('evil.charts')),
  'a sibling on the site of the partner': sibling(blank('evil.partner')),
  'a sibling on another port of the server': sibling(blank('charts', 'other')),
  'a sibling of the very origin of the server': sibling(blank('charts')),
  'a sibling of the very origin of the partner': sibling(blank('partner')),
  'a sandboxed sibling without origin': sibling(blank('evil'), 'allow-scripts'),
  'a sandboxed sibling of the origin of the server': sibling(blank('charts'), 'allow-scripts'),
  'a hostile frame inside the guest': nested(blank('evil')),
  'a frame of the very origin of the server inside the guest': nested(blank('charts')),
  'a frame of the origin of the partner inside the guest': nested(blank('partner')),
  'a hostile window opened by the partner': popup(blank('evil')),
  'a window of the origin of the server opened by the partner': popup(blank('charts')),
  'a window of the origin of the partner opened by the partner': popup(blank('partner')),
};
