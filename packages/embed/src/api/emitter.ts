/** Event handlers by event name. */
export interface Emitter<Events> {
  /** Adds a handler and returns the function that removes it. */
  readonly on: <Name extends keyof Events>(name: Name, handler: (data: Events[Name]) => void) => () => void;
  /** Calls the handlers; true when there was one. */
  readonly emit: <Name extends keyof Events>(name: Name, data: Events[Name]) => boolean;
}

/** Creates an emitter. A handler that throws does not keep the others from running; its error is reported as uncaught. */
export const createEmitter = <Events>(): Emitter<Events> => {
  const entries = new Set<readonly [keyof Events, (data: never) => void]>();
  return {
    on: (name, handler) => {
      const entry = [name, handler] as const;
      entries.add(entry);
      return () => entries.delete(entry);
    },
    emit: (name, data) => {
      const called = [...entries].filter((entry) => entry[0] === name);
      for (const [, handler] of called) void Promise.resolve(data as never).then(handler);
      return called.length > 0;
    },
  };
};
