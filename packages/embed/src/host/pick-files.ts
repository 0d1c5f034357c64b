import { createMethods, type Runs } from '../channel/answers.ts';
import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import type {
  FirstPaint,
  FocusDirection,
  Locale,
  NavigationRequest,
  PickConfig,
  Theme,
} from '../pick.types.ts';
import { hostCalls, type HostCalls } from '../wire/host-calls.ts';
import { isFlag, isNothing, type Guard } from '../wire/guards.ts';
import { createCommitGate } from './commit-gate.ts';
import { createConnection } from './connection.ts';
import { openContainer } from './container.ts';
import { createEmitter } from './emitter.ts';
import { watchRemoval } from './frame.ts';
import { createGuestMemory } from './guest-memory.ts';
import type { HandleEvents, PickHandle } from './handle.types.ts';
import { openModal } from './modal.ts';
import type { KeyValueStorage, Outcome, PickOptions } from './options.ts';
import { closedBy, failedBy, refusedBy } from './outcomes.ts';
import { randomId } from './random-id.ts';
import type { TokenSource } from './tokens.ts';
import { WORDS } from './words.ts';

/** What one picker needs from the instance that opens it. */
export interface PickContext {
  readonly clientId: string;
  /** Address of the guest page. */
  readonly page: URL;
  readonly clock: EmbedClock;
  readonly tokens: TokenSource;
  readonly storage: KeyValueStorage;
  readonly nonce: string | undefined;
  readonly timeout: number;
  readonly theme: Theme;
  readonly locale: Locale;
  /** Runs once the surface has ended. */
  onEnd(): void;
}

/** What to pick, and where to show it: without a container in a modal. */
export interface PickTask {
  readonly config: PickConfig;
  readonly container: Element | undefined;
  readonly options: PickOptions;
}

/** A picker as its instance holds it. */
export interface OpenPicker {
  readonly handle: PickHandle<PickOptions>;
  /** Ends it because its instance is destroyed. */
  destroy(): void;
}

type Result = Outcome<never>;

const openLink = ({ url }: NavigationRequest): boolean => {
  const opened = window.open(url);
  if (opened !== null) opened.opener = null;
  return opened !== null;
};

const orUnsupported = (done: boolean): void => {
  if (!done) throw new EmbedError('unsupported', 'not here');
};

const addressOf = ({ page, clientId }: PickContext, channel: string, surface: string): URL => {
  const address = new URL(page);
  address.searchParams.set('client', clientId);
  address.hash = `ch=${channel}&s=${surface}`;
  return address;
};

/** Opens a picker: shows its frame at once, connects to it, and settles its promise when it ends. */
export const openPicker = (context: PickContext, { config, container, options }: PickTask): OpenPicker => {
  const { clock, tokens, storage } = context;
  const emitter = createEmitter<HandleEvents>();
  let { theme, locale } = context;
  let isReady = false;
  let isSettled = false;
  let resolveResult: (outcome: Result) => void = () => undefined;
  let resolveReady: () => void = () => undefined;
  const result = new Promise<Result>((resolve) => {
    resolveResult = resolve;
  });
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  const settle = (outcome: Result): void => {
    if (isSettled) return;
    isSettled = true;
    connection.end();
    stopWatch();
    options.signal?.removeEventListener('abort', onAbort);
    surface.remove();
    emitter.clear();
    resolveReady();
    resolveResult(outcome);
    context.onEnd();
  };
  const onAbort = (): void => settle({ status: 'cancelled', by: 'signal' });

  const gate = createCommitGate({
    max: config.max,
    onCommit: options.onCommit?.bind(options),
    onAccepted: (items) => settle({ status: 'done', items: items as never }),
  });
  const memory = createGuestMemory((name, data) => {
    if (name === 'ready') {
      isReady = true;
      surface.ready();
      resolveReady();
    }
    emitter.emit(name, data as never);
  });
  const ask = async <Answer>(
    method: string,
    params: unknown,
    guard: Guard<Answer>,
  ): Promise<Answer | undefined> => {
    try {
      return await connection.channel?.ask({ method, params, result: guard });
    } catch {
      // What was asked is gone with the frame, or comes again with the next welcome.
      return undefined;
    }
  };
  const enter = (direction: FocusDirection): void => void ask('focus.enter', { direction }, isNothing);
  const firstPaint = (): FirstPaint => ({
    theme,
    locale,
    ...(tokens.current === undefined ? {} : { token: tokens.current }),
    ...(memory.replay === undefined ? {} : { replay: memory.replay }),
  });

  const id = randomId();
  const address = addressOf(context, id, config.surface);
  const surfaceOptions = {
    address: address.href,
    title: config.title ?? WORDS[locale].title,
    closeLabel: WORDS[locale].close,
    theme,
    nonce: context.nonce,
    onLoad: () => connection.loaded(),
    onDismiss: () => settle({ status: 'cancelled', by: 'user' }),
    onEnterBackward: () => enter('backward'),
  };
  const surface =
    container === undefined ? openModal(surfaceOptions) : openContainer(container, surfaceOptions);
  const runs: Runs<HostCalls> = {
    'token.get': async ({ reason, scopes }, asked) => {
      const grant = await tokens.get(reason, scopes);
      if (grant !== null) return grant;
      // A renewal before its time may fail; the token in hand still works.
      if (reason === 'initial' || reason === 'rejected')
        asked.afterwards(() => settle(refusedBy('signed_out')));
      throw new EmbedError('declined', 'nobody is signed in');
    },
    'pick.commit': ({ items }, asked) => gate.commit(items, asked),
    'nav.open': (request) => ({ opened: emitter.emit('navigate', request) || openLink(request) }),
    'store.get': ({ key }) => storage.get(key),
    'store.set': ({ key, value }) => storage.set(key, value),
    shortcut: (press) => void emitter.emit('shortcut', press),
    'focus.leave': () => orUnsupported(surface.leave()),
    'surface.resize': (size) => orUnsupported(emitter.emit('resize', size)),
    close: ({ outcome }, asked) => asked.afterwards(() => settle(closedBy(outcome))),
  };
  const connection = createConnection({
    window,
    clock,
    methods: createMethods(hostCalls, runs),
    origin: address.origin,
    channel: id,
    timeout: context.timeout,
    frame: () => surface.frame.contentWindow,
    visible: () => document.visibilityState === 'visible',
    welcome: () => ({ config, first: firstPaint() }),
    onEvent: (name, data) => memory.take(name, data),
    onLost: (code) => settle(failedBy(code)),
  });
  const stopWatch = watchRemoval(surface.frame, () => settle(failedBy('frame_removed')));

  options.signal?.addEventListener('abort', onAbort);
  if (options.signal?.aborted === true) onAbort();
  if (window.origin === 'null') settle(failedBy('null_origin'));
  // A head start: the welcome carries the token when it is there by then.
  tokens.get('initial', []).then(
    (grant) => {
      if (grant === null) settle(refusedBy('signed_out'));
    },
    () => undefined,
  );

  const state = (): PickHandle<PickOptions>['state'] => {
    if (isSettled) return 'settled';
    if (gate.busy) return 'busy';
    return isReady ? 'ready' : 'opening';
  };
  const controls: Omit<PickHandle<PickOptions>, keyof Promise<unknown>> = {
    id,
    ready,
    result,
    get state() {
      return state();
    },
    on: (name, handler) => emitter.on(name, handler),
    focus: () => surface.focus(),
    close: () => settle({ status: 'cancelled', by: 'host' }),
    back: async () => (await ask('back', null, isFlag)) ?? false,
    update: (change) => {
      theme = change.theme ?? theme;
      locale = change.locale ?? locale;
      surface.paint(theme);
      void ask('surface.update', { theme, locale }, isNothing);
    },
  };
  const handle = Object.defineProperties(
    result,
    Object.getOwnPropertyDescriptors(controls),
  ) as PickHandle<PickOptions>;
  return { handle, destroy: () => settle(failedBy('destroyed')) };
};
