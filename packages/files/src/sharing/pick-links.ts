import { isApiError } from '@chartdock/client';
import { isViewPassword } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { createStore } from 'zustand/vanilla';
import { WRITE } from '../ports/call-settings.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type {
  LinkFailure,
  LinkPassword,
  LinksClient,
  PickLink,
  PickLinks,
  PickLinksState,
} from './pick-links.types.ts';

/** Calls of one round; a pick of a hundred files would otherwise be a hundred calls at once. */
const AT_ONCE = 6;

const problemOf = (mode: LinkPassword, password: string): PickLinksState['problem'] => {
  if (password === '') return mode === 'required' ? { kind: 'missing' } : undefined;
  return isViewPassword(password) ? undefined : { kind: 'length' };
};

const failureOf = (thrown: unknown, { title }: FileItem): LinkFailure => {
  const { envelopeCode, data, text } = isApiError(thrown) ? thrown : {};
  if (envelopeCode !== CODE.notAllowed) return { reason: 'failed', title, text };
  // A refusal that names a scope is about the token, not about the file.
  return typeof data === 'object' && data !== null && 'needs' in data
    ? { reason: 'noScope' }
    : { reason: 'notOwner', title };
};

/**
 * Creates the view links of a pick. A file that has a link keeps it; a password that was typed becomes that of the link. When one
 * cannot be made nothing is handed over, and those that were made are found again at the next try.
 */
export const createPickLinks = ({ viewLinks }: LinksClient, mode: LinkPassword): PickLinks => {
  const store = createStore<PickLinksState>(() => ({ password: '', problem: undefined, failure: undefined }));
  const makeOne = async (item: FileItem): Promise<PickLink | LinkFailure> => {
    const { id } = item;
    const { password: viewPassword } = store.getState();
    try {
      const { link } = await (viewPassword === ''
        ? viewLinks.updateLink({ id }, WRITE)
        : viewLinks.addPassword({ id, viewPassword }, WRITE));
      return { item, path: link.path, hasPassword: link.hasPassword };
    } catch (thrown) {
      return failureOf(thrown, item);
    }
  };
  const makeAll = async (items: readonly FileItem[]): Promise<readonly PickLink[] | LinkFailure> => {
    const made: PickLink[] = [];
    for (let from = 0; from < items.length; from += AT_ONCE) {
      for (const one of await Promise.all(items.slice(from, from + AT_ONCE).map(makeOne))) {
        if ('reason' in one) return one;
        made.push(one);
      }
    }
    return made;
  };
  return {
    mode,
    getState: store.getState,
    subscribe: store.subscribe,
    setPassword: (password) => store.setState({ password, problem: undefined, failure: undefined }),
    make: async (items) => {
      const problem = problemOf(mode, store.getState().password);
      store.setState({ problem, failure: undefined });
      if (problem !== undefined) return undefined;
      const made = await makeAll(items);
      if (!('reason' in made)) return made;
      store.setState({ failure: made });
      return undefined;
    },
  };
};
