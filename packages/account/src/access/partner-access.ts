import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../session/require-api-error.ts';
import type { PartnerAccess, PartnerAccessOptions, PartnerAccessState } from './partner-access.types.ts';

const QUIET = { quiet: true } as const;
const NOBODY: PartnerAccessState = { status: 'idle', list: [], problem: undefined };

/** Creates the list of whom one client's person let in. Nothing is sent before it is asked for. */
export const createPartnerAccess = ({ client }: PartnerAccessOptions): PartnerAccess => {
  const store = createStore<PartnerAccessState>(() => NOBODY);
  const { session } = client;
  // Grows with every load that begins and every withdrawal that ends, so that older responses are dropped.
  let latest = 0;
  const load = async (): Promise<void> => {
    latest += 1;
    const mine = latest;
    store.setState({ status: 'loading', problem: undefined });
    try {
      const { partners } = await session.partners({}, QUIET);
      if (latest === mine) store.setState({ status: 'loaded', list: partners });
    } catch (thrown) {
      const problem = requireApiError(thrown);
      if (latest === mine) store.setState({ status: 'failed', problem });
    }
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    withdraw: async (id) => {
      try {
        await session.withdrawPartner({ client: id }, QUIET);
      } catch (thrown) {
        store.setState({ problem: requireApiError(thrown) });
        return false;
      }
      latest += 1;
      const { list } = store.getState();
      store.setState({
        status: 'loaded',
        list: list.filter((one) => one.client !== id),
        problem: undefined,
      });
      return true;
    },
  };
};
