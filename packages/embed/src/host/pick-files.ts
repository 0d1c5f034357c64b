import { createMethods, type Asked, type Runs } from '../channel/methods.ts';
import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import type { CommitAnswer, FirstPaint, GuestEvents, PickConfig, ReplayState } from '../pick.types.ts';
import { guestEvents, hostCalls, type HostCalls } from '../wire/host-calls.ts';
import { isFlag, isNothing, isPlainObject, type Guard } from '../wire/guards.ts';
import { createTable } from '../wire/table.ts';
import { createConnection } from './connection.ts';
import { openContainer } from './container.ts';
import { createEmitter } from './emitter.ts';
import { watchRemoval } from './frame.ts';
import type { HandleEvents, PickHandle } from './handle.types.ts';
import { openModal } from './modal.ts';
import type { KeyValueStorage, Outcome, PickOptions } from './options.ts';
import { failedBy, refusedBy } from './outcomes.ts';
import type { TokenSource } from './tokens.ts';

/** What one picker needs from the instance that opens it. */
export interface PickContext extends Pick<FirstPaint, 'theme' | 'locale'> {
  /** Address of the guest page. */
  readonly page: URL;
  readonly clock: EmbedClock;
  readonly tokens: TokenSource;
  readonly storage: KeyValueStorage;
  readonly timeout: number;
  /** Runs once the surface has ended. */
  readonly onEnd: () => void;
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
  /** Ends it with an outcome; only the first one counts. */
  readonly settle: (outcome: Outcome<never>) => void;
}

const guards = createTable<Guard<unknown>>(guestEvents);
const newPlace: ReplayState = { view: 'mine', folderId: 'root', scroll: 0, selection: [] };

const openLink = (address: string): boolean => {
  const opened = window.open(address);
  if (opened !== null) opened.opener = null;
  return opened !== null;
};

// `crypto.randomUUID` is missing on pages without a secure context.
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Opens a picker: shows its frame at once, connects to it, and settles its promise when it ends. */
export const openPicker = (context: PickContext, { config, container, options }: PickTask): OpenPicker => {
  const { clock, tokens, storage } = context;
  const { signal } = options;
  const { on, emit } = createEmitter<HandleEvents>();
  let { theme, locale } = context;
  let state: PickHandle<PickOptions>['state'] = 'opening';
  let replay: ReplayState | undefined;
  let committing: Asked | undefined;
  let settleResult: (outcome: Outcome<never>) => void = () => undefined;
  let settleReady: () => void = () => undefined;
  const result = new Promise<Outcome<never>>((resolve) => (settleResult = resolve));
  const ready = new Promise<void>((resolve) => (settleReady = resolve));

  const settle = (outcome: Outcome<never>): void => {
    if (state === 'settled') return;
    state = 'settled';
    connection.end();
    stopWatch();
    signal?.removeEventListener('abort', onAbort);
    surface.remove();
    settleReady();
    settleResult(outcome);
    context.onEnd();
  };
  const cancel = (by: 'user' | 'host' | 'signal'): void => settle({ status: 'cancelled', by });
  const onAbort = (): void => cancel('signal');

  const commit = async ({ items }: HostCalls['pick.commit'], asked: Asked): Promise<CommitAnswer> => {
    // A question whose asker was reloaded no longer counts.
    if (committing?.signal.aborted === false) throw new EmbedError('busy');
    if (items.length < 1 || items.length > config.max) throw new EmbedError('bad_params');
    committing = asked;
    try {
      const decision: unknown = await options.onCommit?.(items, asked);
      if (isPlainObject(decision))
        return { accepted: false, reason: String(decision['refuse']).slice(0, 500) };
      asked.afterwards(() => settle({ status: 'done', items: items as never }));
      return { accepted: true };
    } finally {
      if (committing === asked) committing = undefined;
    }
  };

  const runs: Runs<HostCalls> = {
    'token.get': async ({ reason, scopes }, asked) => {
      const grant = await tokens.get(reason, scopes);
      if (grant !== null) return grant;
      // A renewal before its time may fail; the token in hand still works.
      if (reason === 'initial' || reason === 'rejected')
        asked.afterwards(() => settle(refusedBy('signed_out')));
      throw new EmbedError('declined');
    },
    'pick.commit': commit,
    'nav.open': (request) => ({ opened: emit('navigate', request) || openLink(request.url) }),
    'store.get': ({ key }) => storage.get(key),
    'store.set': async ({ key, value }) => void (await storage.set(key, value)),
    shortcut: (press) => void emit('shortcut', press),
    'surface.resize': (size) => {
      if (!emit('resize', size)) throw new EmbedError('unsupported');
    },
    close: ({ outcome }, asked) =>
      asked.afterwards(() =>
        outcome.status === 'refused' ? settle(refusedBy(outcome.code)) : cancel('user'),
      ),
  };

  const onEvent = (name: string, data: unknown): boolean => {
    if (guards[name]?.(data) !== true) return false;
    const place = { ...newPlace, ...replay };
    if (name === 'navigated') replay = { ...place, ...(data as GuestEvents['navigated']) };
    if (name === 'selection') replay = { ...place, selection: (data as GuestEvents['selection']).items };
    if (name === 'ready') {
      state = 'ready';
      surface.ready();
      settleReady();
    }
    emit(name as keyof GuestEvents, data as never);
    return true;
  };
  const ask = async <Answer>(
    method: string,
    params: unknown,
    answer: Guard<Answer>,
  ): Promise<Answer | undefined> =>
    // What was asked is gone with the frame, or comes again with the next welcome.
    connection.channel?.ask({ method, params, result: answer }).catch(() => undefined);

  const id = randomId();
  const address = new URL(context.page);
  address.hash = `ch=${id}&s=${config.surface}`;
  const surfaceOptions = {
    address: address.href,
    title: config.title ?? (locale === 'zh' ? '选择文件' : 'Choose files'),
    theme,
    onLoad: () => connection.loaded(),
    onDismiss: () => cancel('user'),
  };
  const surface =
    container === undefined ? openModal(surfaceOptions) : openContainer(container, surfaceOptions);
  const connection = createConnection({
    window,
    clock,
    methods: createMethods(hostCalls, runs),
    origin: address.origin,
    channel: id,
    timeout: context.timeout,
    frame: () => surface.frame.contentWindow,
    visible: () => !document.hidden,
    welcome: () => ({
      config,
      first: { theme, locale, token: tokens.current(), replay } satisfies Loose<FirstPaint>,
    }),
    onEvent,
    onLost: (code) => settle(failedBy(code)),
  });
  const stopWatch = watchRemoval(surface.frame, () => settle(failedBy('frame_removed')));

  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted === true) onAbort();
  if (origin === 'null') settle(failedBy('null_origin'));
  // A head start: the welcome carries the token when it is there by then.
  tokens.get('initial', []).then(
    (grant) => grant ?? settle(refusedBy('signed_out')),
    () => undefined,
  );

  const controls: Omit<PickHandle<PickOptions>, keyof Promise<unknown> | 'state'> = {
    id,
    ready,
    result,
    on,
    focus: () => surface.frame.focus(),
    close: () => cancel('host'),
    back: async () => (await ask('back', null, isFlag)) ?? false,
    update: (change) => {
      ({ theme = theme, locale = locale } = change);
      void ask('surface.update', { theme, locale }, isNothing);
    },
  };
  const handle = Object.defineProperty(Object.assign(result, controls), 'state', {
    get: () => (state === 'ready' && committing !== undefined ? 'busy' : state),
  }) as PickHandle<PickOptions>;
  return { handle, settle };
};

/** Lets the optional fields of a message be undefined; both ends read that as missing. */
type Loose<T> = { readonly [Key in keyof T]: T[Key] | undefined };
