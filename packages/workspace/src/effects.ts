import type { Client, ClientEffect } from '@chartdock/client';
import type { Translate } from '@chartdock/contract';
import type { Host } from '@chartdock/platform';
import type { Notices } from './notices/notices.types.ts';
import type { WorkspacePages } from './workspace.types.ts';

/** Dependencies of effects. */
export interface EffectTools {
  readonly host: Pick<Host, 'open'>;
  readonly notices: Notices;
  readonly pages: WorkspacePages;
  readonly translate: Translate;
}

type Perform = (tools: EffectTools, effect: ClientEffect) => void;

const showToast: Perform = ({ notices }, { text }) => void notices.show({ tone: 'error', text });

const showErrorPage: Perform = ({ host, pages }, { error }) =>
  host.open(pages.error(error.envelopeCode ?? '404'), 'same');

const offerUpgrade: Perform = ({ host, notices, pages, translate }, { text }) => {
  const { upgrade } = pages;
  const action =
    upgrade === undefined
      ? {}
      : { action: { label: translate('notice.upgrade'), onPress: () => host.open(upgrade) } };
  notices.show({ tone: 'info', text, ...action });
};

/** Maps each effect of a failed call to its handler (ERR-07..13, ERR-31). */
const EFFECTS: Readonly<Record<ClientEffect['effect'], Perform>> = {
  toast: showToast,
  errorPage: showErrorPage,
  upgrade: offerUpgrade,
  // The account hears the same event, forgets the session and has the login page shown: nothing is left to do here.
  signOut: () => undefined,
};

/** Performs the effects of a client until the answered function is called. */
export const performEffects = (client: Pick<Client, 'on'>, tools: EffectTools): (() => void) =>
  client.on('effect', (effect) => EFFECTS[effect.effect](tools, effect));
