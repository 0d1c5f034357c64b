import type { Ask } from '../channel/ask.types.ts';
import type { Runs } from '../channel/methods.ts';
import { createMethods } from '../channel/methods.ts';
import { createChannel } from '../channel/channel.ts';
import type { EmbedClock } from '../clock.ts';
import type { WireErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { Joined } from '../handshake/guest.ts';
import type { Port } from '../ports/port.ts';
import type {
  CommitAnswer,
  FirstPaint,
  FocusDirection,
  GuestClose,
  GuestEvents,
  NavigationRequest,
  PickedItem,
  SurfaceUpdate,
  TokenGrant,
  TokenReason,
} from '../surface.types.ts';
import type { CommandAnswer, ItemVerdict, SurfaceAct, SurfaceConfig, TaskValues } from '../tasks.types.ts';
import type { ByeReason } from '../protocol.ts';
import { isSurfaceConfig } from '../wire/configs.ts';
import type { GuestCalls } from '../wire/guest-calls.ts';
import {
  areVerdicts,
  guestCalls,
  isCommandAnswer,
  isCommitAnswer,
  isFirstPaint,
  isOpened,
  isStored,
} from '../wire/guest-calls.ts';
import { isNothing } from '../wire/guards.ts';
import { isTokenGrant } from '../wire/values.ts';

/** Handlers of a guest for the questions of its host; a missing one answers as if there were nothing to do. */
export interface GuestHandlers {
  onUpdate?(change: SurfaceUpdate): void;
  onToken?(grant: TokenGrant): void;
  /** The focus enters: forward puts it on the first control, backward on the last. */
  onFocus?(direction: FocusDirection): void;
  /** Runs an act for a part that the host draws; false when there was nothing to do. */
  onAct?(act: SurfaceAct): boolean | Promise<boolean>;
  /** Goes one step back; false when there is nothing to go back to. */
  onBack?(): boolean | Promise<boolean>;
  /** The host has closed the surface. */
  onBye?(reason: ByeReason): void;
}

/** The guest's end of an open surface. Requests reject with an `EmbedError`. */
export interface GuestSession {
  readonly version: number;
  readonly features: readonly string[];
  readonly config: SurfaceConfig;
  readonly first: FirstPaint;
  /** Asks the partner for a token; rejects with `declined` when nobody is signed in. */
  getToken(reason: TokenReason, scopes?: readonly string[]): Promise<TokenGrant>;
  /**
   * Offers the value that the surface ends with, shaped as its task says. It waits for the partner as long as the surface
   * lives; rejects with `closed` when the partner page ends the surface before it has answered, `peer_reloaded` when either
   * page goes away.
   */
  commit(value: TaskValues[keyof TaskValues]): Promise<CommitAnswer>;
  /** Asks the host about files, at most 100 at once; the responses are in their order. */
  check(items: readonly PickedItem[]): Promise<readonly ItemVerdict[]>;
  /** Tells the host that one of its commands was pressed. */
  run(command: string, items: readonly PickedItem[]): Promise<CommandAnswer>;
  /** Ends the surface without a value. */
  close(outcome: GuestClose): Promise<void>;
  /** Asks the host to open a link; false when it was not opened. */
  open(request: NavigationRequest): Promise<boolean>;
  /** Asks a question that only hosts with a certain feature can be asked, for code that is loaded with its need, as `presentPayment`. */
  readonly ask: <Result>(request: Ask<Result>) => Promise<Result>;
  /** Preferences the host keeps, for browsers that give the frame no storage. */
  readonly store: {
    get(key: string): Promise<string | null>;
    set(key: string, value: string): Promise<void>;
  };
  /** Reports an event; false when a limit held it back. */
  emit<Name extends keyof GuestEvents>(name: Name, data: GuestEvents[Name]): boolean;
  /** Sets the handlers that answer the host; earlier questions are answered then. */
  handle(handlers: GuestHandlers): void;
  /** Says good-bye and ends the conversation; `unload` lets a reloaded page come back. */
  end(reason: ByeReason): void;
}

/** A port that is filled in later: the conversation is made before there is one. */
const createLatePort = (): Port & { arrive(port: Port): void } => {
  let port: Port | undefined;
  let receive: (value: unknown) => void;
  return {
    post: (value) => port?.post(value),
    listen: (task) => {
      receive = task;
    },
    onGone: (task) => port?.onGone(task),
    close: () => port?.close(),
    arrive: (arrived) => {
      port = arrived;
      arrived.listen(receive);
    },
  };
};

/** Tells the code that ends waiting questions: who closes a surface has decided, a page that goes away has not. */
const codeOf = (reason: ByeReason): WireErrorCode => (reason === 'closed' ? 'closed' : 'peer_reloaded');

/**
 * Makes a guest's session as far as it can be made before its host has answered; its value opens it. Opening throws
 * `bad_params` when the welcome is malformed.
 */
export const prepareGuestSession = (clock: EmbedClock): ((joined: Joined) => GuestSession) => {
  let handlers: GuestHandlers = {};

  const runs: Runs<GuestCalls> = {
    'surface.update': (change) => handlers.onUpdate?.(change),
    'token.push': (grant) => handlers.onToken?.(grant),
    'focus.enter': ({ direction }) => handlers.onFocus?.(direction),
    'surface.act': async (act) => (await handlers.onAct?.(act)) ?? false,
    back: async () => (await handlers.onBack?.()) ?? false,
  };
  const late = createLatePort();
  const channel = createChannel({
    port: late,
    clock,
    methods: createMethods(guestCalls, runs),
    // The host has no events of its own in this version.
    onEvent: () => false,
    onBye: (reason) => {
      channel.end(codeOf(reason));
      handlers.onBye?.(reason);
    },
  });
  const tell = async (method: string, params: unknown): Promise<void> => {
    await channel.ask({ method, params, result: isNothing });
  };
  const session: Omit<GuestSession, 'version' | 'features' | 'config' | 'first'> = {
    getToken: async (reason, scopes = []) =>
      channel.ask({ method: 'token.get', params: { reason, scopes }, result: isTokenGrant }),
    commit: async (value) =>
      channel.ask({ method: 'commit', params: { value }, result: isCommitAnswer, deadline: 0 }),
    check: async (items) => channel.ask({ method: 'item.check', params: { items }, result: areVerdicts }),
    run: async (command, items) =>
      channel.ask({
        method: 'command.run',
        params: { id: command, items },
        result: isCommandAnswer,
        deadline: 0,
      }),
    close: async (outcome) => tell('close', { outcome }),
    open: async (request) =>
      (await channel.ask({ method: 'nav.open', params: request, result: isOpened })).opened,
    ask: channel.ask,
    store: {
      get: async (key) => channel.ask({ method: 'store.get', params: { key }, result: isStored }),
      set: async (key, value) => tell('store.set', { key, value }),
    },
    emit: (name, data) => channel.emit(name, data) === undefined,
    handle: (next) => {
      handlers = next;
    },
    end: (reason) => channel.end(codeOf(reason), reason),
  };

  return ({ welcome: { v: version, features, config, first }, port }) => {
    late.arrive(port);
    if (!isSurfaceConfig(config) || !isFirstPaint(first)) {
      // The host ends the surface and tells its caller; by itself it would take this for a page that went away.
      session.close({ status: 'refused', code: 'bad_option' }).catch(() => undefined);
      throw new EmbedError('bad_params');
    }
    return { version, features, config, first, ...session };
  };
};

/** Creates the guest's session of a connection. Throws `bad_params` when the welcome is malformed. */
export const createGuestSession = (joined: Joined, clock: EmbedClock): GuestSession =>
  prepareGuestSession(clock)(joined);
