/** Event handlers by event name. */
export interface Emitter<Events> {
  /** Adds a handler and returns what takes it away. */
  on<Name extends keyof Events>(name: Name, handler: (data: Events[Name]) => void): () => void;
  /** Calls the handlers; true when there was one. */
  emit<Name extends keyof Events>(name: Name, data: Events[Name]): boolean;
  clear(): void;
}

/** Makes an emitter. A handler that throws does not keep the others from running; its error is reported as uncaught. */
export const createEmitter = <Events>(): Emitter<Events> => {
  const entries = new Set<{ readonly name: keyof Events; run(data: never): void }>();
  return {
    on: (name, run) => {
      const entry = { name, run };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    emit: (name, data) => {
      const called = [...entries].filter((entry) => entry.name === name);
      for (const entry of called)
        try {
          entry.run(data as never);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      return called.length > 0;
    },
    clear: () => entries.clear(),
  };
};
