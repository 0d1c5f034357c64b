import { isApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { Definition } from '@chartdock/documents';
import type { CanvasSaver, SavedState } from './saving.types.ts';

/** Pause after the last change until it is sent, in milliseconds. */
const PAUSE_MS = 900;
/** First pause before a failed save is tried again; it doubles up to the longest. */
const RETRY_MS = 2_000;
const LONGEST_MS = 60_000;

/** What {@link createWholeSaver} works with. */
export interface WholeSaverOptions {
  readonly client: Client;
  readonly fileId: string;
  readonly canvasId: string;
  readonly version: number;
  readonly get: () => Definition;
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => number;
}

const failureOf = (thrown: unknown): 'conflict' | 'signedOut' | 'offline' | 'failed' => {
  if (!isApiError(thrown)) return 'offline';
  if (thrown.envelopeCode === '70035') return 'conflict';
  if (thrown.code === 'signed_out') return 'signedOut';
  return thrown.code === 'network_failed' || thrown.code === 'timed_out' ? 'offline' : 'failed';
};

/** Saves a canvas as a whole a moment after it was changed. */
export const createWholeSaver = (options: WholeSaverOptions): CanvasSaver => {
  const { client, fileId, canvasId, get, now } = options;
  const listeners = new Set<() => void>();
  let { version } = options;
  let saved = get();
  let state: SavedState = { status: 'saved', at: undefined };
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MS;

  const tell = (next: SavedState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  const send = async (): Promise<void> => {
    const definition = get();
    tell({ status: 'saving' });
    try {
      const answer = await client.definitions.save(
        { chartId: fileId, defId: canvasId, def: JSON.stringify(definition), version },
        { quiet: true },
      );
      version = answer.version;
      saved = definition;
      pause = RETRY_MS;
      if (get() === saved) tell({ status: 'saved', at: now() });
      else {
        tell({ status: 'waiting' });
        later(PAUSE_MS);
      }
    } catch (thrown) {
      const status = failureOf(thrown);
      tell({ status });
      if (status !== 'offline') return;
      later(pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    }
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (running !== undefined) return running;
    if (get() === saved || state.status === 'conflict') return undefined;
    running = send();
    await running;
    running = undefined;
    return undefined;
  };

  const stop = options.subscribe(() => {
    if (get() === saved || state.status === 'conflict') return;
    if (state.status === 'saved') tell({ status: 'waiting' });
    if (running === undefined) later(PAUSE_MS);
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: save,
    retry: () => {
      tell({ status: 'waiting' });
      void save();
    },
    overwrite: () => {
      client.charts
        .definition({ chartId: fileId, defId: canvasId }, { quiet: true })
        .then((there) => {
          version = there.version;
          tell({ status: 'waiting' });
          return save();
        })
        .catch(() => tell({ status: 'conflict' }));
    },
    stop: () => {
      clearTimeout(timer);
      stop();
      void save();
    },
  };
};
