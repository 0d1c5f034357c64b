import type { WriteWatch } from '../client.types.ts';
import type { Middleware } from '../exchange.ts';

/** Creates the middleware that counts pending writes, and the watch that reports them. */
export const createWriteWatch = (): WriteWatch & { readonly middleware: Middleware } => {
  let open = 0;
  return {
    isWriting: () => open > 0,
    middleware: {
      name: 'write-watch',
      run: async ({ descriptor }, next) => {
        if (!descriptor.write) return next();
        open += 1;
        try {
          return await next();
        } finally {
          open -= 1;
        }
      },
    },
  };
};
