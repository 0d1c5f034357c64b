import type { Page } from './context.types.ts';
import type { EmbedData, EmbedInput } from './embed-endpoints.ts';
import { embedEndpoints } from './embed-endpoints.ts';
import type { Fake } from './fake.ts';
import { fake } from './fake.ts';
import { Refusal } from './refusal.ts';
import { TOKEN_LIFE } from './sessions.ts';

/** Secret of the one client that a fake backend knows. */
export const CLIENT_SECRET = 'fake-client-secret';

const SCOPES = ['files:read', 'files:write', 'publish', 'export', 'share', 'pay'];
const KEEP_MS = 600_000;

/** Why someone could not do something, as `can` says it. */
export type AbilityRefusal = Omit<Extract<EmbedData<'can'>, { allowed: false }>, 'allowed'>;

/** State of the calls beside the guest page. */
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

/** Creates the state of the calls beside the guest page. */
export const createEmbedState = (origins: readonly string[] | undefined): EmbedState => ({
  origins,
  refusals: new Map(),
  kept: new Map(),
  launches: new Map(),
});

const isRegistered = ({ origins }: EmbedState, origin: string | undefined): boolean =>
  origins === undefined || (origin !== undefined && origins.includes(origin));

/** Makes the calls beside the guest page, each with the pages that may make it. */
export const embedFakes = (state: EmbedState): readonly Fake[] => {
  const isOwn = ({ from }: Page): boolean => from === 'own';
  const isPartner = ({ origin, from }: Page): boolean => from !== 'own' && isRegistered(state, origin);
  const isOwnOrPartner = (page: Page): boolean => isOwn(page) || isPartner(page);
  const isBackend = ({ from }: Page): boolean => from === 'nowhere';
  return [
    fake(embedEndpoints.status, ({ now, origin }) => ({
      time: now(),
      min: 1,
      max: 1,
      registered: isRegistered(state, origin),
    })),
    {
      ...fake(embedEndpoints.launch, ({ ids }, input) => {
        if (!URL.canParse(input.returnUrl) || !isRegistered(state, new URL(input.returnUrl).origin))
          throw new Refusal('originRefused');
        const code = ids.token();
        state.launches.set(code, input);
        return { code };
      }),
      allows: isPartner,
    },
    {
      ...fake(embedEndpoints.exchange, ({ sessions }, { code }) => {
        const launched = state.launches.get(code);
        if (launched === undefined) throw new Refusal('codeWrong');
        state.launches.delete(code);
        const { config, first, returnUrl } = launched;
        return { config, first: { ...first, token: sessions.issue(TOKEN_LIFE.partner) }, returnUrl };
      }),
      allows: isOwn,
    },
    {
      ...fake(embedEndpoints.results, ({ now }, { ticket, outcome }) => {
        if (!state.kept.has(ticket)) state.kept.set(ticket, { outcome, until: now() + KEEP_MS });
        return {};
      }),
      allows: isOwnOrPartner,
    },
    {
      ...fake(embedEndpoints.resume, ({ now }, { ticket }) => {
        const found = state.kept.get(ticket);
        if (found === undefined || found.until <= now()) return null;
        state.kept.set(ticket, { ...found, outcome: null });
        return found.outcome;
      }),
      allows: isPartner,
    },
    {
      ...fake(embedEndpoints.can, (_context, { ability }): EmbedData<'can'> => {
        const refusal = state.refusals.get(ability);
        return refusal === undefined ? { allowed: true } : { allowed: false, ...refusal };
      }),
      allows: isPartner,
    },
    {
      ...fake(embedEndpoints.token, ({ sessions, person }, { secret, token, userId, scopes = SCOPES }) => {
        if (secret !== CLIENT_SECRET) throw new Refusal('notAllowed');
        if ((token === undefined) === (userId === undefined))
          throw new Refusal('invalidInput', [{ path: 'token', message: 'either token or userId' }]);
        if (token !== undefined) sessions.require(token);
        if (userId !== undefined && userId !== person.userId) throw new Refusal('notAllowed');
        return { ...sessions.issue(TOKEN_LIFE.partner), userId: person.userId, scopes };
      }),
      allows: isBackend,
    },
  ];
};
