import { isComposing } from '@chartdock/react';
import type { GuestHandlers, GuestSession } from '@chartdock/embed/guest';
import type { JSX, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { announce, takeFocus } from '../surface/announce.ts';
import { focusFrom } from '../surface/focus.ts';
import { GuestHead } from './GuestHead.tsx';
import { contentTag } from '../surface/surface-titles.ts';
import type { LookStore } from '../surface/look.ts';
import type { TokenKeeper } from '../session/token-keeper.ts';
import { useGuestKeys } from './useGuestKeys.ts';
import { usePaint } from './usePaint.ts';

/** Properties of {@link GuestShell}. */
export interface GuestShellProps {
  readonly session: GuestSession;
  readonly keeper: Pick<TokenKeeper, 'take' | 'wake'>;
  readonly look: LookStore;
  /** Is told of another language before it is shown. */
  readonly handlers?: Pick<GuestHandlers, 'onUpdate' | 'onAct' | 'onBack'>;
  /** Is told how far a list was scrolled. */
  readonly onScroll?: (top: number) => void;
  /** When parts that are not needed at once may be loaded; default at once. */
  readonly laterOn?: Promise<void>;
  /** Whether the host knows already that the surface is there. Default false. */
  readonly isAnnounced?: boolean;
  /** Draws the content; `leave` is for its Cancel. */
  readonly children: (leave: () => void) => ReactNode;
}

const cancel = (session: GuestSession) => (): void =>
  void session.close({ status: 'cancelled' }).catch(() => undefined);

/** Leaves by Escape while nothing has the focus, as after a press on a text: no element of the surface hears the key then. */
const useEscapeOfNobody = (leave: () => void): void => {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isNobodys = event.target === document.body;
      if (event.key === 'Escape' && isNobodys && !isComposing(event)) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** Draws the common part of all tasks and speaks to the host for them: head, keys, focus, look, height and tokens. */
export const GuestShell = (props: GuestShellProps): JSX.Element => {
  const { session, keeper, look, handlers, onScroll, isAnnounced = false, laterOn, children } = props;
  const { config } = session;
  const Content = contentTag(config);
  const frame = useRef<HTMLDivElement>(null);
  const { locale } = usePaint(look, frame);
  const { leave, ...keys } = useGuestKeys({ session, frame, onLeave: cancel(session) });
  useEscapeOfNobody(leave);

  useEffect(() => {
    const root = frame.current;
    session.handle({
      ...handlers,
      onUpdate: handlers?.onUpdate ?? look.update,
      onToken: keeper.take,
      onFocus: (direction) => {
        if (root !== null) focusFrom(root, direction);
      },
    });
    const wake = (): void => {
      if (document.visibilityState === 'visible') keeper.wake();
    };
    document.addEventListener('visibilitychange', wake);
    if (!isAnnounced) announce(session);
    if (root !== null) takeFocus(session, root);
    let stop = (): void => undefined;
    let isGone = false;
    const followHeight = async (): Promise<void> => {
      if (config.surface !== 'container' || root === null) return;
      await laterOn;
      const { reportHeight } = await import('./resize-reporter.ts');
      if (!isGone) stop = reportHeight(session, root);
    };
    // Without it the container keeps the height that the partner gave it.
    followHeight().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', wake);
    };
    // A surface has one session and begins once.
  }, [session]);

  return (
    <div
      ref={frame}
      className="guest"
      {...keys}
      onKeyDown={(event) => {
        // A part with an Escape of its own has stopped it.
        if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event.nativeEvent)) leave();
      }}
      onScrollCapture={(event) => {
        if (event.target instanceof HTMLElement) onScroll?.(event.target.scrollTop);
      }}
    >
      <GuestHead config={config} locale={locale} onClose={leave} />
      <Content className="guest__content">{children(leave)}</Content>
    </div>
  );
};
