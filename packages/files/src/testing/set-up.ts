import { createMemoryStorage } from '@chartdock/platform';
import type { Host, KeyValueStorage } from '@chartdock/platform';
import { createFakeClock, createFakeHost } from '@chartdock/platform/testing';
import type { FakeHostOptions } from '@chartdock/platform/testing';
import type { FileAreaEvent } from '../file-area-event.types.ts';
import { createFileArea } from '../file-area.ts';
import { contentOf } from '../list/list.state.ts';
import type { FileAction } from '../menu/action-table.ts';
import type { FilesPrivilege } from '../ports/ports.types.ts';
import { ME, fileRecord } from './builders.ts';
import { createFakeClient, folderPageOf, pageOf } from './fake-client.ts';

/** Options of a test's file area. */
export interface SetUp {
  readonly privilege?: FilesPrivilege | 'unknown';
  readonly storage?: KeyValueStorage;
  readonly editHost?: string;
  readonly sameWindow?: boolean;
  /** Puts the area into the meeting app on a Mac, which saves no files. */
  readonly meetingOnMac?: boolean;
  /** Puts the area into a mini-program in business-program mode. */
  readonly businessProgram?: boolean;
  readonly abilities?: ReadonlySet<FileAction>;
  readonly asksRetention?: boolean;
  readonly isOnline?: () => boolean;
  /** Fetches files; without it they come through hidden frames. */
  readonly fetchFile?: NonNullable<Host['fetchFile']>;
}

/** An account of which nothing stands in the way. */
export const ROOMY: FilesPrivilege = { member: false, orgMember: false, fileCount: 9, usedFileCount: 0 };

type HostMarks = Readonly<Record<'sameWindow' | 'meetingOnMac' | 'businessProgram', boolean | undefined>>;

const hostOf = ({ sameWindow, meetingOnMac, businessProgram }: HostMarks): FakeHostOptions => {
  if (businessProgram === true) return { kind: 'miniprogram', businessProgram };
  if (meetingOnMac === true) return { kind: 'meeting', system: 'mac' };
  return sameWindow === true ? { kind: 'pwa' } : {};
};

/** Makes a file area on fakes: root with the files a, b and c, an empty trash, and an account with room. */
export const setUp = ({
  privilege = ROOMY,
  storage = createMemoryStorage(),
  editHost,
  sameWindow,
  meetingOnMac,
  businessProgram,
  abilities,
  asksRetention,
  isOnline,
  fetchFile,
}: SetUp = {}) => {
  const fake = createFakeClient();
  const clock = createFakeClock();
  const host = createFakeHost({
    ...hostOf({ sameWindow, meetingOnMac, businessProgram }),
    ...(fetchFile && { fetchFile }),
  });
  const reloads: boolean[] = [];
  const events: FileAreaEvent[] = [];
  fake.on('lists', 'loadFiles', () => folderPageOf(['a', 'b', 'c'].map((id) => fileRecord(id))));
  fake.on('lists', 'trashFiles', () => pageOf(['a', 'b', 'c'].map((id) => fileRecord(id))));
  fake.on('lists', 'historyFiles', () => pageOf(['a', 'b', 'c'].map((id) => fileRecord(id))));
  fake.on('lists', 'trashCount', () => ({ trashChartCount: 0 }));
  const area = createFileArea({
    client: fake.client,
    clock,
    host,
    storage,
    userId: ME,
    ...(editHost === undefined ? {} : { editHost }),
    ...(abilities === undefined ? {} : { abilities }),
    ...(asksRetention === undefined ? {} : { asksRetention }),
    ...(isOnline === undefined ? {} : { isOnline }),
    privilege: {
      get: () => (privilege === 'unknown' ? undefined : privilege),
      reload: async ({ compulsion }) => void reloads.push(compulsion),
    },
  });
  area.onEvent((event) => void events.push(event));
  return {
    area,
    fake,
    clock,
    host,
    storage,
    events,
    reloads,
    eventTypes: () => events.map((event) => event.type),
    rowIds: () => (contentOf(area.getState().list)?.rows ?? []).map((row) => row?.id),
    titles: () => (contentOf(area.getState().list)?.rows ?? []).map((row) => row?.title),
  };
};
