import type { HandleEvents } from '../api/handle.types.ts';
import { failedBy } from '../api/outcomes.ts';
import type { Asked, Runs } from '../channel/methods.ts';
import { createMethods } from '../channel/methods.ts';
import { createConnection } from '../connection/connection.ts';
import { EmbedError } from '../errors.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { CommitAnswer, FirstPaint, GuestEvents, ReplayState } from '../surface.types.ts';
import type { Guard } from '../wire/guards.ts';
import { isAnything, isPlainObject } from '../wire/guards.ts';
import type { HostCalls } from '../wire/host-calls.ts';
import { guestEvents, hostCalls } from '../wire/host-calls.ts';
import { createTable } from '../wire/table.ts';
import { localeOf } from './context.ts';
import type { Opening, OpenSurface } from './opening.types.ts';
import { refusedBy } from './refused-by.ts';

/** Reports an event; true when someone listens for it. */
type Report = <Name extends keyof HandleEvents>(name: Name, data: HandleEvents[Name]) => boolean;

const newPlace: ReplayState = { view: 'mine', folderId: 'root', scroll: 0, selection: [] };

const openLink = (address: string): boolean => {
  const opened = window.open(address);
  if (opened) opened.opener = null;
  return opened !== null;
};

type GetToken = Runs<HostCalls>['token.get'];

/** Runs the requests of the guest to the host that opened a surface. */
const createRuns = (
  { context, life, task }: Opening,
  { report, getToken }: { readonly report: Report; readonly getToken: GetToken },
): Runs<HostCalls> => {
  const { storage } = context;
  let committing: Asked | undefined;

  const commit = async ({ value }: HostCalls['commit'], asked: Asked): Promise<CommitAnswer> => {
    // A question whose asker was reloaded no longer counts.
    if (committing?.signal.aborted === false) throw new EmbedError('busy');
    if (!task.isValue(value)) throw new EmbedError('bad_params');
    committing = asked;
    life.turn('busy');
    try {
      const decision: unknown = await task.decide?.(value, asked);
      if (isPlainObject(decision))
        return { accepted: false, reason: String(decision['refuse']).slice(0, 500) };
      asked.afterwards(() => life.settle({ status: 'done', value: task.valueOf(value) as never }));
      return { accepted: true };
    } finally {
      if (committing === asked) committing = undefined;
      life.turn('ready');
    }
  };

  return {
    'token.get': getToken,
    commit,
    'nav.open': (request) => ({
      opened: report('navigate', request) || (!request.signIn && openLink(request.url)),
    }),
    'store.get': ({ key }) => storage.get(key),
    'store.set': async ({ key, value }) => void (await storage.set(key, value)),
    close: ({ outcome }, asked) =>
      asked.afterwards(() =>
        life.settle(
          outcome.status === 'refused' ? refusedBy(outcome.code) : { status: 'cancelled', by: 'user' },
        ),
      ),
  };
};

/**
 * How long the ground alone holds the place of a guest, in milliseconds. Until then nothing is fetched, parsed or painted but
 * the needs of the connection.
 */
const WAITING_MS = 150;

/** Shows the guest at once, connects to it, and stays with it until the surface's life ends. */
export const openSurface: OpenSurface = (opening) => {
  const { context, life, task, placement, extras } = opening;
  const { kind, open, mayFallBack } = placement;
  const { clock, tokens } = context;
  const { id, ticket } = life;
  const { title, confirmLabel, labels, hide, policy, telemetry } = task.options;
  let { theme, locale, variables } = context;
  let replay: ReplayState | undefined;
  const report: Report = (name, data) => {
    const isHeard = life.own.emit(name, data);
    return context.all.emit(name, { surface: id, data } as never) || isHeard;
  };
  const guards = createTable<Guard<unknown>>({ ...guestEvents, ...extras?.events });

  const onEvent = (name: string, data: unknown): boolean => {
    if (guards[name]?.(data) !== true) return false;
    const place = { ...newPlace, ...replay };
    if (name === 'navigated') replay = { ...place, ...(data as GuestEvents['navigated']) };
    if (name === 'selection') replay = { ...place, selection: (data as GuestEvents['selection']).items };
    if (name === 'resize' && task.options.autoHeight)
      surface.resize?.((data as GuestEvents['resize']).height);
    if (name === 'ready') {
      surface.ready();
      life.turn('ready');
    }
    report(name as keyof GuestEvents, data as never);
    return true;
  };
  /** True only for the answer true: the question may be gone with the guest, or come again with the next welcome. */
  const ask = async (method: string, params: unknown): Promise<boolean> =>
    (await connection.channel?.ask({ method, params, result: isAnything }).catch(() => false)) === true;

  const address = new URL(context.page);
  // A page that is isolated takes no frame in but one whose server says that it may be.
  if (globalThis.crossOriginIsolated) address.searchParams.set('isolated', '1');
  address.hash = `ch=${id}&s=${kind}`;
  const surface = open({
    address: address.href,
    title: title ?? task.names[locale],
    theme,
    attributes: task.options.frame,
    onLoad: () => connection.loaded(),
    ready: life.handle.ready,
    onDismiss: () => life.settle({ status: 'cancelled', by: 'user' }),
  });
  const onLost = (code: SurfaceErrorCode, isCertain?: boolean): void => {
    stopWatch();
    connection.end();
    // The words about it, and the next offer, come with a part of its own.
    import('../parts/more.ts').then(
      ({ endLost }) => endLost({ ...opening, openSurface, code, isCertain, mayFallBack, surface }),
      () => life.settle(failedBy(code)),
    );
  };
  const onNoToken = (): void => {
    if (life.state !== 'settled') onLost('no_token');
  };
  const getToken: GetToken = async ({ reason, scopes }, asked) => {
    // A renewal before its time may fail; the token in hand still works.
    const isNeeded = reason === 'initial' || reason === 'rejected';
    const grant = await tokens.get(reason, scopes).catch((error: unknown) => {
      // The guest may have given up by now: then nothing is sent that this could come after.
      if (isNeeded && asked.signal.aborted) onNoToken();
      else if (isNeeded) asked.afterwards(onNoToken);
      throw error;
    });
    if (grant !== null) return grant;
    if (isNeeded) asked.afterwards(() => life.settle(refusedBy('signed_out')));
    throw new EmbedError('declined');
  };
  const connection = createConnection({
    window,
    clock,
    methods: { ...createMethods(hostCalls, createRuns(opening, { report, getToken })), ...extras?.methods },
    takesOrders: extras?.takesOrders,
    origin: address.origin,
    channel: id,
    timeout: context.timeout,
    frame: surface.window,
    visible: () => !document.hidden,
    welcome: () => ({
      config: { ...task.config, surface: kind, ticket, title, confirmLabel, labels, hide, policy, telemetry },
      first: { theme, locale, variables, token: tokens.current(), replay } satisfies Loose<FirstPaint>,
    }),
    onEvent,
    // Browsers show no more than a broken frame where this page is not registered: the server says so.
    onDoubt: () => void import('../parts/more.ts').then(({ endDoubted }) => endDoubted(opening), onNothing),
    onLost,
  });
  const stopWatch = surface.watch(
    (code) =>
      // Who closes a window that was in use has decided.
      code === 'popup_lost' && life.state !== 'opening'
        ? life.settle({ status: 'cancelled', by: 'user' })
        : onLost(code, true),
    connection.greet,
    connection.leave,
  );
  const stopWaiting = clock.after(WAITING_MS, () => {
    if (life.state === 'opening') surface.hold?.();
  });
  life.atEnd(() => {
    stopWaiting();
    connection.end();
    stopWatch();
    surface.remove();
  });
  life.controls = {
    focus: surface.focus,
    back: async () => ask('back', null),
    act: async (act) => ask('surface.act', act),
    update: (change) => {
      ({ theme = theme, variables = variables } = change);
      locale = localeOf(change.locale ?? locale);
      void ask('surface.update', { theme, locale, variables });
    },
  };
  if (origin === 'null') onLost('null_origin');
  // A head start: the welcome carries the token when it is there by then, and where none is, the guest asks once more.
  tokens.get('initial', []).then((grant) => grant ?? life.settle(refusedBy('signed_out')), onNothing);
};

const onNothing = (): void => undefined;

/** Lets the optional fields of a message be undefined; both ends read that as missing. */
type Loose<T> = { readonly [Key in keyof T]: T[Key] | undefined };
