import type { Place } from '@chartdock/files';
import type { KeyValueStorage, OutsideAddresses } from '@chartdock/platform';
import type { Directory } from '@chartdock/sharing';
import type { Workspace } from '@chartdock/workspace';

/** Whether the browser offers to install the app. */
export interface InstallState {
  readonly isOffered: boolean;
}

/** Keeps the browser's offer to install the app until the person asks for it. */
export interface InstallOffer {
  readonly getState: () => InstallState;
  readonly subscribe: (listener: (state: InstallState, before: InstallState) => void) => () => void;
  /** Shows the browser's own question; call it in a click. An offer can be used once. */
  readonly ask: () => Promise<'accepted' | 'dismissed' | 'none'>;
}

/** Parts of the app that screens reach. */
export interface AppParts {
  readonly workspace: Workspace;
  /** Outlives the page. */
  readonly storage: KeyValueStorage;
  /** Addresses outside of the app that the installation sets (HOST-05). */
  readonly outside: OutsideAddresses;
  /** The browser's offer to install the app. */
  readonly install: InstallOffer;
  /** Gives the address of a place in the file area. */
  readonly addressOf: (place: Place) => string;
  /** Address of the template library; without one nothing leads there, as in a host that hides it. */
  readonly templatesAddress?: string | undefined;
  /** Address of the settings; without one nothing leads there. */
  readonly settingsAddress?: string | undefined;
  /** Address of the page that shows which partners were let in; without one nothing leads there. */
  readonly partnersAddress?: string | undefined;
  /** Address of the page on which people pay; without one nothing leads there. */
  readonly paymentAddress?: string | undefined;
  /** Address of the page of coupons; without one nothing leads there. */
  readonly couponAddress?: string | undefined;
  /** Finds people of the host's own directory for invitations, besides those the person worked with. Default none. */
  readonly directory?: Directory | undefined;
  /** Shows an address of the app; `replace` leaves no step back to the page before. */
  readonly navigate: (address: string, options?: { readonly replace?: boolean }) => void;
}
