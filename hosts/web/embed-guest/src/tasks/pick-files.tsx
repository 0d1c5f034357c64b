import type { GuestSession, ItemVerdict, PickConfig, SurfaceAct } from '@chartdock/embed/guest';
import { createPick, type FileItem, type FilePick } from '@chartdock/files';
import { FilePicker } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createGuestArea, type GuestArea } from '../guest-area.ts';
import { GuestShell } from '../GuestShell.tsx';
import { createLook } from '../look.ts';
import { LookProvider } from '../LookProvider.tsx';
import { fileItemOf, pickedItemOf } from '../picked-items.ts';
import { createPlaceReporter } from '../place-reporter.ts';
import { createSearchMemory } from '../search-memory.ts';
import { openStartPlace } from '../start-place.ts';
import { createTelemetry, followLists } from '../telemetry.ts';
import { useScrollReplay } from '../useScrollReplay.ts';
import type { OpenTask } from './task.types.ts';
import { useAreaHandlers } from './useAreaHandlers.ts';

const askHost =
  (session: GuestSession) =>
  async (items: readonly FileItem[]): Promise<readonly ItemVerdict[]> =>
    session.check(items.map(pickedItemOf));

const pickOf = (session: GuestSession, config: PickConfig): FilePick => {
  const { multiple, max, types, checks = false } = config;
  const tell = createTelemetry(session);
  return createPick({
    rules: {
      multiple,
      maxItems: multiple ? max : undefined,
      categories: types.length === 0 ? undefined : types,
    },
    ask: checks ? askHost(session) : undefined,
    initial: session.first.replay?.selection.map(fileItemOf),
    onCommit: async (items) => {
      const answer = await session.commit(items.map(pickedItemOf));
      tell('commit', answer.accepted ? {} : { code: 'refused' });
      return answer.accepted ? answer : { accepted: false, message: answer.reason };
    },
  });
};

const acts =
  (area: GuestArea['area'], pick: FilePick) =>
  async (act: SurfaceAct): Promise<boolean> => {
    switch (act.act) {
      case 'confirm':
        // Answered before the choice is taken over, because that ends the surface and whatever is asked through it.
        if (pick.getState().chosen.size === 0) return false;
        setTimeout(() => void pick.commit());
        return true;
      case 'clear':
        pick.clear();
        return true;
      case 'refresh':
        await area.refresh();
        return true;
      case 'search':
        await area.setSearchText(act.keyword);
        return true;
      case 'open':
        await area.openFolder(act.folderId);
        return area.getState().list.status !== 'failed';
    }
  };

/** Draws the picker of one surface and speaks to its host: choice, selection, place. */
const PickFiles = ({
  guest,
  config,
}: {
  readonly guest: GuestArea;
  readonly config: PickConfig;
}): JSX.Element => {
  const { session, area, clock, storage } = guest;
  const [look] = useState(() => createLook(session));
  const [pick] = useState(() => pickOf(session, config));
  const frame = useRef<HTMLDivElement>(null);
  const reporter = useMemo(() => createPlaceReporter(area, session, clock), [area, session, clock]);
  const searches = useMemo(() => createSearchMemory(storage), [storage]);
  const { texts, handlers } = useAreaHandlers(guest, look);
  useScrollReplay(frame, area, session.first.replay?.scroll ?? 0);
  useEffect(() => {
    const stop = followLists(area, createTelemetry(session), clock);
    if (session.first.replay === undefined && config.preselect !== undefined)
      void area.findFiles(config.preselect).then(pick.add);
    return () => {
      stop();
      reporter.stop();
    };
  }, [area, session, clock, config, pick, reporter]);
  const run = async (id: string, items: readonly FileItem[]): Promise<string | undefined> => {
    const { message, refresh = false } = await session.run(id, items.map(pickedItemOf));
    if (refresh) void area.refresh();
    return message;
  };
  const { hide = [], tabs, commands, create = false, upload = false, multiple, max, types } = config;
  return (
    <LookProvider look={look} texts={texts} config={config}>
      <GuestShell
        session={session}
        keeper={guest.keeper}
        look={look}
        handlers={{ ...handlers, onAct: acts(area, pick) }}
        onScroll={reporter.scrolled}
      >
        {(leave) => (
          <div className="guest__task" ref={frame}>
            <FilePicker
              area={area}
              pick={pick}
              userId={guest.userId}
              options={{
                multiple,
                maxItems: max,
                categories: types,
                tabs,
                commands,
                hide: hide.filter((part) => part !== 'head'),
              }}
              making={area}
              create={create}
              upload={upload}
              searches={searches}
              onCancel={leave}
              onCommand={run}
              onProgress={({ done, total }) => session.emit('progress', { name: 'import', done, total })}
              onSelection={(items) => {
                session.emit('selection', { items: items.slice(0, config.max).map(pickedItemOf) });
              }}
            />
          </div>
        )}
      </GuestShell>
    </LookProvider>
  );
};

/** Opens the file picker. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<PickConfig> = async (session, config) => {
  const guest = await createGuestArea(session, window);
  void openStartPlace(guest.area, session);
  return <PickFiles guest={guest} config={config} />;
};
