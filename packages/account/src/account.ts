import type { Privilege } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import { requireApiError } from './session/require-api-error.ts';
import type {
  Account,
  AccountClient,
  AccountOptions,
  RegistrationFacts,
  ReloadOptions,
} from './account.types.ts';
import { createSessionObjects } from './session/session-objects.ts';
import type { SessionObjects } from './session/session-objects.ts';
import {
  afterPersonLoaded,
  afterPrivilegeLoaded,
  afterRestoreBegan,
  afterSignedOut,
  afterUnreachable,
} from './session/session.state.ts';
import type { AccountState, Person, SignedOutReason } from './session/session.types.ts';

type EndReason = Exclude<SignedOutReason, 'no_session'>;

/** Context shared by the parts of an account. */
interface AccountContext {
  readonly client: AccountClient;
  readonly objects: SessionObjects;
  readonly getState: () => AccountState;
  readonly apply: (transition: (state: AccountState) => AccountState) => void;
  readonly listeners: Set<(reason: EndReason) => void>;
  /** Grows with every session that begins or ends, so that a response to an older one is dropped. */
  era: number;
}

const loadPerson = async ({ user }: AccountClient): Promise<Person> => {
  const [{ privilege }, { user: info }] = await Promise.all([
    user.privilege({}, { quiet: true, keep: true }),
    user.info({}, { quiet: true, keep: true }),
  ]);
  return { privilege, info };
};

/** Loads who is signed in, unless the session changes meanwhile. */
const enter = async (context: AccountContext): Promise<void> => {
  const { era, client, objects, apply } = context;
  const person = await loadPerson(client);
  if (context.era !== era) return;
  objects.write(person);
  apply(() => afterPersonLoaded(person));
};

const end = (context: AccountContext, reason: SignedOutReason): void => {
  const { client, objects, apply, listeners } = context;
  context.era += 1;
  client.tokens.clear();
  objects.clear();
  apply(() => afterSignedOut(reason));
  if (reason !== 'no_session') for (const listener of [...listeners]) listener(reason);
};

const createRestore = (context: AccountContext) => async (): Promise<AccountState> => {
  const { client, objects, getState, apply } = context;
  const { era } = context;
  apply((state) => afterRestoreBegan(state, objects.read()));
  try {
    const token = await client.tokens.restore();
    if (context.era !== era) return getState();
    if (token === undefined) end(context, 'no_session');
    else await enter(context);
  } catch (thrown) {
    const error = requireApiError(thrown);
    // A rejected token has ended the session already, by the client's sign-out event.
    if (context.era === era && error.code !== 'signed_out') apply((state) => afterUnreachable(state, error));
  }
  return getState();
};

/** Takes a token that the server granted and loads its person; a failure to load leaves `restore` to try again. */
const begin = async (context: AccountContext, token: string, verified: boolean): Promise<void> => {
  const { client, objects } = context;
  context.era += 1;
  objects.clear();
  client.tokens.write(token, { verified });
  try {
    await enter(context);
  } catch (thrown) {
    const error = requireApiError(thrown);
    if (error.code !== 'signed_out') context.apply(() => ({ status: 'unreachable', error }));
    throw error;
  }
};

/** Tells how an account began. It is there already: a failure to tell concerns nobody. */
const track = async (
  { client }: AccountContext,
  account: string,
  facts: RegistrationFacts,
): Promise<void> => {
  const registerType = account.includes('@') ? 'email' : 'phone';
  const payload = { businessType: 'personal', registerType, ...facts } as const;
  await client.account.trackRegistration(payload, { quiet: true }).catch(() => undefined);
};

const createWaysIn = (
  context: AccountContext,
): Pick<Account, 'signIn' | 'signUp' | 'resetPassword' | 'signInWithToken'> => {
  const { session } = context.client;
  return {
    signIn: async (credentials) => {
      const { token } = await session.signIn(credentials, { quiet: true });
      await begin(context, token, false);
    },
    signUp: async (entries, facts) => {
      const { token } = await session.register(entries, { quiet: true });
      await begin(context, token, false);
      await track(context, entries.account, facts);
    },
    resetPassword: async (entries) => {
      const { token } = await session.resetPassword(entries, { quiet: true });
      await begin(context, token, false);
    },
    signInWithToken: async (given) => {
      const { token } = await session.verify({}, { token: given, quiet: true });
      await begin(context, token, true);
    },
  };
};

const createSignOut: (context: AccountContext) => Account['signOut'] =
  (context) =>
  async (options = {}) => {
    const { session } = context.client;
    try {
      await (options.everywhere === true ? session.signOutEverywhere : session.signOut)({}, { quiet: true });
    } catch (thrown) {
      // Treat an ended session as success.
      if (requireApiError(thrown).code === 'signed_out') return;
      throw thrown;
    }
    end(context, 'by_choice');
  };

const createReload = (context: AccountContext) => {
  let latest = 0;
  return async ({ compulsion = false }: ReloadOptions = {}): Promise<Privilege> => {
    const { era, client, objects, getState, apply } = context;
    latest += 1;
    const mine = latest;
    const input = compulsion ? { compulsion } : {};
    const { privilege } = await client.user.privilege(input, { quiet: true, keep: true });
    if (context.era !== era || mine !== latest) return privilege;
    apply((state) => afterPrivilegeLoaded(state, privilege));
    const state = getState();
    if (state.status === 'signedIn') objects.write(state);
    return privilege;
  };
};

const createLoadAi =
  (context: AccountContext): Account['loadAiPrivilege'] =>
  async () => {
    const { era, client, objects } = context;
    const { aiPrivilege } = await client.account.aiPrivilege({}, { quiet: true, keep: true });
    if (context.era === era) objects.writeAi(aiPrivilege);
    return aiPrivilege;
  };

/** Creates the account of one client. It knows nobody until `restore` or `signIn`. */
export const createAccount = ({ client, sessionStorage }: AccountOptions): Account => {
  const store = createStore<AccountState>(() => ({ status: 'restoring', known: undefined }));
  const context: AccountContext = {
    client,
    objects: createSessionObjects(sessionStorage),
    getState: store.getState,
    apply: (transition) => store.setState(transition(store.getState()), true),
    listeners: new Set(),
    era: 0,
  };
  const stop = client.on('signOut', () => end(context, 'expired'));
  const unsubscribes = new Set<() => void>();
  return {
    getState: store.getState,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      unsubscribes.add(unsubscribe);
      return unsubscribe;
    },
    onSignedOut: (listener) => {
      context.listeners.add(listener);
      return () => context.listeners.delete(listener);
    },
    restore: createRestore(context),
    ...createWaysIn(context),
    signOut: createSignOut(context),
    privilege: () => {
      const state = store.getState();
      return state.status === 'signedIn' ? state.privilege : undefined;
    },
    reload: createReload(context),
    refresh: () => enter(context),
    loadAiPrivilege: createLoadAi(context),
    dispose: () => {
      stop();
      context.listeners.clear();
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
};
