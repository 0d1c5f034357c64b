import type { GuestSession, ItemVerdict, PickConfig } from '@chartdock/embed/guest';
import type { FileItem } from '@chartdock/files';
import type { FilePick } from '@chartdock/files/picking';
import { createPick } from '@chartdock/files/picking';
import { FilePicker, rowsShown, useLater } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { GuestArea } from './guest-area.ts';
import { openGuestArea } from './guest-area.ts';
import { GuestShell } from '../shell/GuestShell.tsx';
import { createLook } from '../surface/look.ts';
import { LookProvider } from '../shell/LookProvider.tsx';
import { fileItemOf, pickedItemOf } from '../session/picked-items.ts';
import { createSearchMemory } from './search-memory.ts';
import { pickerOptionsOf } from '../session/picker-options.ts';
import { openStartPlace } from './open-start-place.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import type * as HandedOver from '../links/handed-over.ts';
import type * as Previews from '../previews/pick-previews.ts';
import type { OpenTask } from '../session/task.types.ts';
import { useAfterRows } from './useAfterRows.ts';
import { useAreaHandlers } from './useAreaHandlers.ts';

const askHost =
  (session: GuestSession) =>
  async (items: readonly FileItem[]): Promise<readonly ItemVerdict[]> =>
    session.check(items.map(pickedItemOf));

/** Loads the making of links and content, which few picks ask for. */
const loadMore = async (): Promise<typeof HandedOver> => import('../links/handed-over.ts');

/** Loads the reading of files, when a choice is looked at. */
const loadPreviews = async (): Promise<typeof Previews> => import('../previews/pick-previews.ts');

const pickOf = (guest: GuestArea, config: PickConfig): FilePick => {
  const { session } = guest;
  const { multiple, checks = false } = config;
  const { categories, maxItems } = pickerOptionsOf(config);
  const tell = createTelemetry(session);
  return createPick({
    rules: { multiple, maxItems: multiple ? maxItems : undefined, categories },
    ask: checks ? askHost(session) : undefined,
    initial: session.first.replay?.selection.map(fileItemOf),
    onCommit: async (items) => {
      const value =
        config.link || config.formats
          ? await (await loadMore()).handedOver(guest, config, items)
          : items.map(pickedItemOf);
      if (typeof value === 'string') return { accepted: false, message: value };
      const answer = await session.commit(value);
      tell('commit', answer.accepted ? {} : { code: 'refused' });
      return answer.accepted ? answer : { accepted: false, message: answer.reason };
    },
  });
};

interface PickFilesProps {
  readonly guest: GuestArea;
  readonly config: PickConfig;
  readonly isAnnounced: boolean;
}

/** Draws the picker of one surface and speaks to its host: choice, selection, place. */
const PickFiles = ({ guest, config, isAnnounced }: PickFilesProps): JSX.Element => {
  const { session, area, storage } = guest;
  const [look] = useState(() => createLook(session));
  const [openLinks] = useState(() => async () => (await loadMore()).openLinks(guest));
  const links = useLater(openLinks, !!config.link);
  const [previews] = useState(() => async () => (await loadPreviews()).createPreviews(guest));
  const [pick] = useState(() => pickOf(guest, config));
  const frame = useRef<HTMLDivElement>(null);
  const [options] = useState(() => pickerOptionsOf(config));
  const [searches] = useState(() => createSearchMemory(storage));
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
  const { create = false, upload = false } = config;
  return (
    <LookProvider look={look} texts={texts} config={config}>
      <GuestShell
        session={session}
        keeper={guest.keeper}
        look={look}
        handlers={{ ...handlers, onAct }}
        onScroll={onScroll}
        laterOn={rowsShown}
        isAnnounced={isAnnounced}
      >
        {(leave) => (
          <div className="guest__task" ref={frame}>
            <FilePicker
              area={area}
              pick={pick}
              userId={guest.userId}
              options={options}
              making={area}
              create={create}
              upload={upload}
              searches={searches}
              views={storage}
              links={links}
              previews={previews}
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

/** Facts about a picker that is drawn. */
export interface DrawnPicker {
  /** Whether the host knows that the surface is there. */
  readonly isAnnounced: boolean;
  /** How long the first list took when it was asked for before, in milliseconds. */
  readonly took?: number | undefined;
}

/** Prepares the picker of a guest; its first list is asked for after that, because a partner may want a report on it. */
export const drawPickFiles = async (
  guest: GuestArea,
  { isAnnounced, took }: DrawnPicker,
): Promise<JSX.Element> => {
  const { area, session, clock } = guest;
  const config = session.config as PickConfig;
  if (config.telemetry === true) {
    const { followLists } = await import('../telemetry/follow-lists.ts');
    followLists(area, { tell: createTelemetry(session), clock, took });
  }
  return <PickFiles guest={guest} config={config} isAnnounced={isAnnounced} />;
};

/** Opens the file picker. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<PickConfig> = async (_session, _config, guest) => {
  const whole = await openGuestArea(await guest);
  const drawn = await drawPickFiles(whole, { isAnnounced: false });
  void openStartPlace(whole.area, whole.session);
  return drawn;
};
