import type { EmbedCall, EmbedData, EmbedInput } from './embed-schemas.ts';
import type { CallContext } from './handler.types.ts';
import { Refusal } from './refusal.ts';
import { TOKEN_LIFE } from './sessions.ts';

/** Secret of the one client that a fake backend knows. */
export const CLIENT_SECRET = 'fake-client-secret';

const SCOPES = ['files:read', 'files:write', 'publish', 'export', 'share'];
const KEEP_MS = 600_000;

/** Why somebody could not do something, as `can` says it. */
export type AbilityRefusal = Omit<Extract<EmbedData<'can'>, { allowed: false }>, 'allowed'>;

/** What the calls beside the guest page remember. */
export interface EmbedState {
  /** Which pages the client registered; undefined: every page. */
  readonly origins: readonly string[] | undefined;
  readonly refusals: Map<string, AbilityRefusal>;
  /** Outcomes by ticket; one that was taken stays as null. */
  readonly kept: Map<
    string,
    { readonly outcome: EmbedInput<'results'>['outcome'] | null; readonly until: number }
  >;
  readonly launches: Map<string, EmbedInput<'launch'>>;
}

/** Makes what the calls beside the guest page remember. */
export const createEmbedState = (origins: readonly string[] | undefined): EmbedState => ({
  origins,
  refusals: new Map(),
  kept: new Map(),
  launches: new Map(),
});

const isRegistered = ({ origins }: EmbedState, origin: string | undefined): boolean =>
  origins === undefined || (origin !== undefined && origins.includes(origin));

type EmbedHandlers = {
  readonly [Name in EmbedCall]: (context: CallContext, input: EmbedInput<Name>) => EmbedData<Name>;
};

/** Makes the calls beside the guest page. */
export const createEmbedCalls = (state: EmbedState): EmbedHandlers => ({
  status: ({ now, origin }) => ({ time: now(), min: 1, max: 1, registered: isRegistered(state, origin) }),
  launch: ({ ids }, input) => {
    if (!URL.canParse(input.returnUrl) || !isRegistered(state, new URL(input.returnUrl).origin))
      throw new Refusal('originRefused');
    const code = ids.token();
    state.launches.set(code, input);
    return { code };
  },
  exchange: ({ sessions }, { code }) => {
    const launched = state.launches.get(code);
    if (launched === undefined) throw new Refusal('codeWrong');
    state.launches.delete(code);
    const { config, first, returnUrl } = launched;
    return { config, first: { ...first, token: sessions.issue(TOKEN_LIFE.partner) }, returnUrl };
  },
  results: ({ now }, { ticket, outcome }) => {
    if (!state.kept.has(ticket)) state.kept.set(ticket, { outcome, until: now() + KEEP_MS });
    return {};
  },
  resume: ({ now }, { ticket }) => {
    const found = state.kept.get(ticket);
    if (found === undefined || found.until <= now()) return null;
    state.kept.set(ticket, { ...found, outcome: null });
    return found.outcome;
  },
  can: (_context, { ability }) => {
    const refusal = state.refusals.get(ability);
    return refusal === undefined ? { allowed: true } : { allowed: false, ...refusal };
  },
  token: ({ sessions, person }, { secret, token, userId, scopes = SCOPES }) => {
    if (secret !== CLIENT_SECRET) throw new Refusal('notAllowed');
    if ((token === undefined) === (userId === undefined))
      throw new Refusal('invalidInput', [{ path: 'token', message: 'either token or userId' }]);
    if (token !== undefined) sessions.require(token);
    if (userId !== undefined && userId !== person.userId) throw new Refusal('notAllowed');
    return { ...sessions.issue(TOKEN_LIFE.partner), userId: person.userId, scopes };
  },
});

type From = Pick<CallContext, 'origin' | 'from'>;
type IsAllowed = (state: EmbedState, page: From) => boolean;

const isPartner: IsAllowed = (state, { origin, from }) => from !== 'own' && isRegistered(state, origin);

/** Which pages may make a call. */
const PAGES: Readonly<Record<EmbedCall, IsAllowed>> = {
  status: () => true,
  launch: isPartner,
  exchange: (_state, { from }) => from === 'own',
  results: (state, page) => page.from === 'own' || isPartner(state, page),
  resume: isPartner,
  can: isPartner,
  token: (_state, { from }) => from === 'nowhere',
};

/** Refuses pages that may not make a call. Throws `originRefused`. */
export const requirePage = (state: EmbedState, name: EmbedCall, page: From): void => {
  if (!PAGES[name](state, page)) throw new Refusal('originRefused');
};
