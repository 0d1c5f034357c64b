import type { GuestSession, ItemVerdict, PickConfig } from '@chartdock/embed/guest';
import { createPick, type FileItem, type FilePick } from '@chartdock/files';
import { FilePicker, rowsShown } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createGuestArea, type GuestArea } from '../guest-area.ts';
import { GuestShell } from '../GuestShell.tsx';
import { createLook } from '../look.ts';
import { LookProvider } from '../LookProvider.tsx';
import { fileItemOf, pickedItemOf } from '../picked-items.ts';
import { createSearchMemory } from '../search-memory.ts';
import { openStartPlace } from '../start-place.ts';
import { createTelemetry } from '../telemetry.ts';
import type { OpenTask } from './task.types.ts';
import { useAfterRows } from './useAfterRows.ts';
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

/** Draws the picker of one surface and speaks to its host: choice, selection, place. */
const PickFiles = ({
  guest,
  config,
}: {
  readonly guest: GuestArea;
  readonly config: PickConfig;
}): JSX.Element => {
  const { session, area, storage } = guest;
  const [look] = useState(() => createLook(session));
  const [pick] = useState(() => pickOf(session, config));
  const frame = useRef<HTMLDivElement>(null);
  const searches = useMemo(() => createSearchMemory(storage), [storage]);
  const { texts, handlers } = useAreaHandlers(guest, look);
  const { onScroll, onAct } = useAfterRows(guest, pick, frame);
  useEffect(() => {
    if (session.first.replay === undefined && config.preselect !== undefined)
      void area.findFiles(config.preselect).then(pick.add);
  }, [area, session, config, pick]);
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
        handlers={{ ...handlers, onAct }}
        onScroll={onScroll}
        laterOn={rowsShown}
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

/** Reports on lists to a partner that wants it; it has to be there before the first list is asked for. */
const followFromTheStart = async ({ area, session, clock }: GuestArea): Promise<void> => {
  const { followLists } = await import('../follow-lists.ts');
  followLists(area, createTelemetry(session), clock);
};

/** Opens the file picker. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<PickConfig> = async (session, config) => {
  const guest = await createGuestArea(session, window);
  if (config.telemetry === true) await followFromTheStart(guest);
  void openStartPlace(guest.area, session);
  return <PickFiles guest={guest} config={config} />;
};
