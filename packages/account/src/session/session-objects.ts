import { info as userInfo, privilege as userPrivilege } from '@chartdock/contract/calls/user';
import type { CallData } from '@chartdock/contract';
import type { KeyValueStorage } from '@chartdock/platform';
import type { Person } from './session.types.ts';

/** Names the objects kept for as long as the tab lives (PREF-10..12). */
export const SESSION_KEYS = {
  user: 'chartdock.session.user',
  ai: 'chartdock.session.ai',
  info: 'chartdock.session.info',
} as const;

/** Keeps the objects of a session in the tab's storage. */
export interface SessionObjects {
  /** Returns the stored person; undefined when something is missing, damaged or of two people. */
  read(): Person | undefined;
  write(person: Person): void;
  writeAi(privilege: CallData<'account', 'aiPrivilege'>['aiPrivilege']): void;
  /** Removes every object, the AI one included (AUTH-05). */
  clear(): void;
}

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Creates the keeper of the session objects over a session storage. */
export const createSessionObjects = (storage: KeyValueStorage): SessionObjects => ({
  read: () => {
    const privilege = { privilege: parse(storage.get(SESSION_KEYS.user)) };
    const info = { user: parse(storage.get(SESSION_KEYS.info)) };
    if (!userPrivilege.isData(privilege) || !userInfo.isData(info)) return undefined;
    if (privilege.privilege.userId !== info.user.userId) return undefined;
    return { privilege: privilege.privilege, info: info.user };
  },
  write: ({ privilege, info }) => {
    storage.set(SESSION_KEYS.user, JSON.stringify(privilege));
    storage.set(SESSION_KEYS.info, JSON.stringify(info));
  },
  writeAi: (privilege) => storage.set(SESSION_KEYS.ai, JSON.stringify(privilege)),
  clear: () => {
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
  },
});
