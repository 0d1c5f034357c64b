import type { Instance } from '../api/instance.types.ts';
import type { Outcome } from '../api/options.types.ts';
import { failedWith } from '../explain/explained.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { parseToken } from '../surface/tokens.ts';
import type { TokenGrant } from '../surface.types.ts';
import { isPlainObject } from '../wire/guards.ts';
import type { ConnectOptions } from './connect.types.ts';
import type { Proof } from './pkce.ts';
import { createProof, createSecret } from './pkce.ts';
import { takeReturned } from './returned.ts';
import { tradeCode } from './trade-code.ts';

/** Pause between two looks at a window that may have been closed, in milliseconds. */
const LOOK_MS = 300;

const CANCELLED = { status: 'cancelled', by: 'user' } as const;

/** Answer of the page that asks for consent. */
type Consent = { readonly code: string } | 'denied';

interface Asking {
  readonly context: SurfaceContext;
  readonly options: ConnectOptions;
  readonly proof: Proof;
  readonly state: string;
}

const addressOf = (
  { context, options, proof, state }: Asking,
  way: { readonly mode: 'message' | 'redirect'; readonly redirect: string },
): URL => {
  const { page, theme, locale } = context;
  const address = new URL('../../connect', page);
  const { scopes } = options;
  const fields = { client: page.searchParams.get('client') ?? '', ...way, state, theme, locale };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  address.searchParams.set('challenge', proof.challenge);
  if (scopes !== undefined) address.searchParams.set('scopes', scopes.join(' '));
  return address;
};

/** Asks in a window and listens to it alone; closing it cancels. */
const askInWindow = async (asking: Asking, popup: Window): Promise<Consent> => {
  const { context, state } = asking;
  const { page, clock } = context;
  return new Promise((resolve) => {
    const settle = (consent: Consent): void => {
      stop();
      window.removeEventListener('message', onMessage);
      popup.close();
      resolve(consent);
    };
    const onMessage = ({ source, origin, data, isTrusted }: MessageEvent): void => {
      if (!isTrusted || source !== popup || origin !== page.origin) return;
      if (!isPlainObject(data) || data['t'] !== 'connected' || data['state'] !== state) return;
      settle(typeof data['code'] === 'string' ? { code: data['code'] } : 'denied');
    };
    let stop: () => void;
    const look = (): void => {
      if (popup.closed) settle('denied');
      else stop = clock.after(LOOK_MS, look);
    };
    stop = clock.after(LOOK_MS, look);
    window.addEventListener('message', onMessage);
    popup.location.href = addressOf(asking, { mode: 'message', redirect: location.origin }).href;
  });
};

/** Leaves this tab for the page that asks; the proof that it was this page stays behind for the return. */
const leaveTo = (asking: Asking, returnUrl: string): Promise<never> => {
  const { state, proof } = asking;
  sessionStorage.setItem(`chartdock:connect:${state}`, proof.verifier);
  location.assign(addressOf(asking, { mode: 'redirect', redirect: returnUrl }));
  return new Promise(() => undefined);
};

const takeToken = async (
  instance: Pick<Instance, 'connected'>,
  { context, options, proof }: Pick<Asking, 'context' | 'options' | 'proof'>,
  code: string,
): Promise<Outcome<TokenGrant>> => {
  const { verifier } = proof;
  const grant =
    options.exchange === undefined
      ? await tradeCode(context, { code, verifier })
      : parseToken(await options.exchange({ code, verifier }).catch(() => null));
  if (!grant) return failedWith(context, 'no_token');
  instance.connected = grant;
  return { status: 'done', value: grant };
};

/** Asks the person to let this page in, and keeps the token with the instance; see `Chartdock.connect`. */
export const connectWith = async (
  context: SurfaceContext,
  instance: Pick<Instance, 'connected'>,
  options: ConnectOptions = {},
): Promise<Outcome<TokenGrant>> => {
  const { returnUrl, popup: given } = options;
  if (returnUrl !== undefined) {
    const returned = takeReturned(context.page.origin);
    if (returned === 'denied') return CANCELLED;
    if (returned !== undefined) {
      const proof = await createProof(returned.verifier);
      return takeToken(instance, { context, options, proof }, returned.code);
    }
  }
  const popup =
    returnUrl === undefined ? (given ?? window.open('', '', 'popup,width=480,height=680')) : undefined;
  const asking = { context, options, state: createSecret(), proof: await createProof() };
  if (returnUrl !== undefined) return leaveTo(asking, new URL(returnUrl, location.href).href);
  if (!popup) return failedWith(context, 'popup_blocked');
  const consent = await askInWindow(asking, popup);
  return typeof consent === 'string' ? CANCELLED : takeToken(instance, asking, consent.code);
};
