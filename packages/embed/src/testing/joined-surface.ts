import type { Instance, TokenSource } from '../api/instance.types.ts';
import { createEmitter } from '../api/emitter.ts';
import type { InstanceEvents } from '../api/handle.types.ts';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { Token, TokenRequest } from '../api/options.types.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { GuestSession } from '../guest/session.ts';
import { createGuestSession } from '../guest/session.ts';
import { joinHost } from '../handshake/guest.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { openSurface } from '../surface/open-surface.ts';
import type { Extras } from '../surface/opening.types.ts';
import type { Placement, Surface, SurfaceView } from '../surface/surface.types.ts';
import { createTokenSource } from '../surface/tokens.ts';
import type { Task } from '../tasks/task.types.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeWindow } from './fake-window.ts';
import { createFakeWindow } from './fake-window.ts';

const HOST_ORIGIN = 'https://partner.test';
const GUEST_ORIGIN = 'https://charts.test';

/** Deed of a surface in the place it was given; they are kept in order. */
export type PlaceDeed = 'ready' | 'held' | 'focus' | 'unwatched' | 'removed' | `height ${number}`;

/** A surface whose place and guest a test plays: the two ends between are the true ones. */
export interface JoinedSurface {
  readonly life: Life;
  readonly clock: FakeClock;
  /** Reports of every surface of the instance. */
  readonly all: Instance['all'];
  readonly page: FakeWindow;
  readonly frame: FakeWindow;
  readonly view: SurfaceView;
  readonly deeds: readonly PlaceDeed[];
  /** Words of the place about itself. */
  readonly place: { gone(code: SurfaceErrorCode): void; tick(): void; leave(): void };
  /** Lets a guest in; again after it went away. */
  readonly join: () => Promise<GuestSession>;
}

/** How a surface is opened. */
export interface JoinedOptions {
  readonly task: Task;
  readonly getToken?: (request: TokenRequest) => Promise<Token | null>;
  readonly context?: Partial<SurfaceContext>;
  readonly placement?: Partial<Placement>;
  readonly extras?: Extras;
  readonly signal?: AbortSignal;
}

/** Opens a surface on a page that consists of messages alone; `page` has to stand in for the global window. */
export const openJoinedSurface = (page: FakeWindow, options: JoinedOptions): JoinedSurface => {
  const { task, getToken = async () => 'token-1' } = options;
  const clock = createFakeClock();
  const frame = createFakeWindow();
  const life = createLife(options.signal);
  const all = createEmitter<InstanceEvents>();
  const tokens: TokenSource = createTokenSource(getToken, clock);
  const context = {
    page: new URL(`${GUEST_ORIGIN}/embed/v1/?client=demo`),
    clock,
    tokens,
    storage: new Map<string, string>(),
    timeout: 10_000,
    theme: 'auto',
    locale: 'en',
    variables: undefined,
    all,
    ...options.context,
  } as SurfaceContext;
  const deeds: PlaceDeed[] = [];
  let view: SurfaceView | undefined;
  let place: JoinedSurface['place'] | undefined;
  const open = (given: SurfaceView): Surface => {
    view = given;
    return {
      window: () => frame,
      box: undefined,
      ready: () => void deeds.push('ready'),
      hold: () => void deeds.push('held'),
      focus: () => void deeds.push('focus'),
      // A window has a height of its own.
      resize:
        options.placement?.kind === 'popup' ? undefined : (height) => void deeds.push(`height ${height}`),
      watch: (gone, tick, leave) => {
        place = { gone, tick, leave };
        return () => void deeds.push('unwatched');
      },
      remove: () => void deeds.push('removed'),
    };
  };
  const placement: Placement = { kind: 'modal', mayFallBack: false, ...options.placement, open };
  openSurface({ context, life, task, placement, extras: options.extras });
  if (view === undefined || place === undefined) throw new Error('the surface has opened nothing');

  const deliver = (guestPage: FakeWindow): void => {
    for (const { message } of page.posted.splice(0))
      page.deliver({ data: message, origin: GUEST_ORIGIN, source: frame });
    for (const { message, ports } of frame.posted.splice(0))
      guestPage.deliver({ data: message, origin: HOST_ORIGIN, source: page, ports });
  };
  const join = async (): Promise<GuestSession> => {
    const guestPage = createFakeWindow();
    const joined = joinHost({
      ...VERSIONS,
      features: FEATURES,
      clock,
      channel: life.id,
      patterns: [HOST_ORIGIN],
      makeNonce: () => crypto.randomUUID(),
      surroundings: {
        window: guestPage,
        parent: page,
        parentOrigin: HOST_ORIGIN,
        referrerOrigin: undefined,
      },
    });
    deliver(guestPage);
    return createGuestSession(await joined, clock);
  };
  return { life, clock, all, page, frame, view, deeds, place, join };
};
