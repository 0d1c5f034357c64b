import type { GuestSession, PickConfig, SurfaceUpdate } from '@chartdock/embed/guest';
import type { FileItem } from '@chartdock/files';
import { ChartdockProvider, createTextLookup, FilePicker, type PickAnswer } from '@chartdock/react/picker';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusFrom, leavingDirection } from './focus.ts';
import { GuestHead } from './GuestHead.tsx';
import type { GuestArea } from './guest-area.ts';
import { fileItemOf, pickedItemOf } from './picked-items.ts';
import { createPlaceReporter } from './place-reporter.ts';
import { useScrollReplay } from './useScrollReplay.ts';

/** Properties of {@link GuestPicker}. */
export interface GuestPickerProps {
  readonly session: GuestSession;
  readonly config: PickConfig;
  readonly guest: GuestArea;
}

/** Draws the picker of one surface and speaks to its host: choice, selection, place, keys and focus. */
export const GuestPicker = ({ session, config, guest }: GuestPickerProps): JSX.Element => {
  const { first } = session;
  const { area, client, keeper, clock } = guest;
  const [{ theme = 'auto', locale = 'zh' }, setLook] = useState<SurfaceUpdate>(first);
  const frame = useRef<HTMLDivElement>(null);
  const byEscape = useRef(false);
  const reporter = useMemo(() => createPlaceReporter(area, session, clock), [area, session, clock]);
  const t = useMemo(
    () =>
      createTextLookup(
        locale,
        config.confirmLabel === undefined
          ? {}
          : { 'picker.choose': config.confirmLabel, 'picker.chooseMany': config.confirmLabel },
      ),
    [locale, config],
  );
  const initial = useMemo(() => first.replay?.selection.map(fileItemOf), [first]);
  useScrollReplay(frame, area, first.replay?.scroll ?? 0);

  useEffect(() => {
    const root = frame.current;
    session.handle({
      onUpdate: (change) => {
        setLook((look) => ({ ...look, ...change }));
        if (change.locale === undefined) return;
        client.setLocale(change.locale);
        void area.refresh();
      },
      onToken: keeper.take,
      onFocus: (direction) => root !== null && focusFrom(root, direction),
      onBack: () => {
        const { place, search } = area.getState();
        if (search.mode !== 'off') void area.clearSearch();
        else if (place.page === 'diagrams' && place.folderId !== 'root') void area.openParent();
        else return false;
        return true;
      },
    });
    const wake = (): void => {
      if (document.visibilityState === 'visible') keeper.wake();
    };
    document.addEventListener('visibilitychange', wake);
    session.emit('ready', null);
    session.emit('session', { state: 'active', recoverable: true });
    if (config.surface === 'modal' && root !== null)
      focusFrom(root.querySelector('.cd-picker') ?? root, 'forward');
    return () => {
      document.removeEventListener('visibilitychange', wake);
      reporter.stop();
    };
  }, [session, area, client, keeper, config, reporter]);

  const commit = async (items: readonly FileItem[]): Promise<PickAnswer> => {
    const answer = await session.commit(items.map(pickedItemOf));
    return answer.accepted ? answer : { accepted: false, message: answer.reason };
  };
  const cancel = (): void => {
    // In a container Escape belongs to the page around; the person did not press Cancel.
    if (byEscape.current && config.surface === 'container') session.emit('shortcut', { key: 'Escape' });
    else void session.close({ status: 'cancelled' }).catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    byEscape.current = event.key === 'Escape';
    const direction =
      config.surface === 'modal' && frame.current !== null
        ? leavingDirection(frame.current, event.nativeEvent)
        : undefined;
    if (direction === undefined || frame.current === null) return;
    // A modal is all there is: past its last control comes its first.
    event.preventDefault();
    focusFrom(frame.current, direction);
  };

  return (
    <ChartdockProvider locale={locale} t={t} theme={theme === 'light' ? 'default' : theme} fill>
      <div
        ref={frame}
        className="guest"
        onKeyDownCapture={onKeyDown}
        onPointerDownCapture={() => {
          byEscape.current = false;
        }}
        onScrollCapture={(event) => {
          if (event.target instanceof HTMLElement) reporter.scrolled(event.target.scrollTop);
        }}
      >
        <GuestHead config={config} locale={locale} onClose={cancel} />
        <FilePicker
          area={area}
          userId={guest.userId}
          initial={initial}
          options={{
            multiple: config.multiple,
            maxItems: config.multiple ? config.max : undefined,
            categories: config.types.length === 0 ? undefined : config.types,
          }}
          onCommit={commit}
          onCancel={cancel}
          onSelection={(items) => {
            session.emit('selection', { items: items.slice(0, config.max).map(pickedItemOf) });
          }}
        />
      </div>
    </ChartdockProvider>
  );
};
