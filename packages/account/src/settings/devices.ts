import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../session/require-api-error.ts';
import type { Devices, DevicesState, SettingsOptions } from './settings.types.ts';

const QUIET = { quiet: true } as const;

/** Creates the list of the devices of one client's person. Nothing is sent before it is asked for. */
export const createDevices = ({ client: { account } }: SettingsOptions): Devices => {
  const store = createStore<DevicesState>(() => ({ status: 'idle', list: [], problem: undefined }));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load: async () => {
      store.setState({ status: 'loading', problem: undefined });
      try {
        const { devices } = await account.devices({}, QUIET);
        store.setState({ status: 'loaded', list: devices });
      } catch (thrown) {
        store.setState({ status: 'failed', problem: requireApiError(thrown) });
      }
    },
    end: async (id) => {
      try {
        await account.endDevice({ id }, QUIET);
      } catch (thrown) {
        store.setState({ problem: requireApiError(thrown) });
        return false;
      }
      store.setState(({ list }) => ({ list: list.filter((one) => one.id !== id), problem: undefined }));
      return true;
    },
  };
};
