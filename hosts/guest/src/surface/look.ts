import type { GuestSession, SurfaceUpdate } from '@chartdock/embed/guest';

/** How a surface looks now: theme, language and the partner's variables. */
export type Look = Required<Pick<SurfaceUpdate, 'theme' | 'locale'>> & {
  readonly variables: SurfaceUpdate['variables'] | undefined;
};

/** The look of a surface, which its host may change while it is open. */
export interface LookStore {
  readonly getState: () => Look;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: SurfaceUpdate) => void;
}

/** Creates the look that a session begins with. */
export const createLook = ({ first }: Pick<GuestSession, 'first'>): LookStore => {
  const { theme, locale, variables } = first;
  let look: Look = { theme, locale, variables };
  const listeners = new Set<() => void>();
  return {
    getState: () => look,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (change) => {
      look = { ...look, ...change };
      for (const listener of listeners) listener();
    },
  };
};
