import type {
  CommitAnswer,
  FirstPaint,
  FocusDirection,
  GuestEvents,
  GuestHandlers,
  GuestSession,
  LinkedItem,
  PickedItem,
  RefusalCode,
  SurfaceAct,
  SurfaceConfig,
  SurfaceUpdate,
  TaskValues,
  TokenGrant,
} from '@chartdock/embed/guest';
import type { GuestDocument } from './document.ts';

/** One thing the partner's page asked of a guest. */
export type HostRequest =
  | { readonly name: 'update'; readonly value: SurfaceUpdate }
  | { readonly name: 'token'; readonly value: TokenGrant }
  | { readonly name: 'focus'; readonly value: FocusDirection }
  | { readonly name: 'act'; readonly value: SurfaceAct }
  | { readonly name: 'back' }
  | { readonly name: 'bye' };

/** Handlers with which a fake guest answers its host; default: nothing to do. */
export type HostAnswers = Pick<GuestHandlers, 'onAct' | 'onBack'>;

/** A surface that a partner's page has opened, with the test in the person's place. Requests reject with an `EmbedError`. */
export interface FakeSurface {
  /** Task given to the guest. */
  readonly config: SurfaceConfig;
  /** Data of the first paint. */
  readonly first: FirstPaint;
  /** The guest's end of the conversation, for all that has no method here: `getToken`, `check`, `run`, `store`, `open`. */
  readonly session: GuestSession;
  /** Later requests of the host, in order. */
  readonly asked: readonly HostRequest[];
  /** Chooses files and presses the button that ends the surface. The host may refuse the choice; then it stays open. */
  pick(...items: readonly (PickedItem | LinkedItem)[]): Promise<CommitAnswer>;
  /** Ends a surface of another task, e.g. with a folder or with the result of a dialog. */
  finish(value: TaskValues[keyof TaskValues]): Promise<CommitAnswer>;
  /** Closes it without a choice. */
  cancel(): Promise<void>;
  /** Ends it with a refusal of the product, e.g. `quota`. */
  refuse(code: RefusalCode): Promise<void>;
  /** Reports an event, e.g. `selection`. False when a limit held it back. */
  emit<Name extends keyof GuestEvents>(name: Name, data: GuestEvents[Name]): boolean;
  /** Loads the guest page again: the next surface of the fake guest is the one that comes back. */
  reload(): void;
  /** Never answers again, as a page whose script hangs. The host gives it up after 15 to 20 seconds while it is visible. */
  freeze(): void;
  /** Breaks off without a word, as a page that crashed. The host waits for it as long as for a new one. */
  crash(): void;
}

/** Parts of a surface. */
export interface SurfaceParts {
  readonly session: GuestSession;
  readonly document: GuestDocument;
  readonly answers: HostAnswers;
  readonly onReload: () => void;
}

const handlersOf = (asked: HostRequest[], answers: HostAnswers): GuestHandlers => ({
  onUpdate: (value) => void asked.push({ name: 'update', value }),
  onToken: (value) => void asked.push({ name: 'token', value }),
  onFocus: (value) => void asked.push({ name: 'focus', value }),
  onAct: async (value) => {
    asked.push({ name: 'act', value });
    return (await answers.onAct?.(value)) ?? false;
  },
  onBack: () => {
    asked.push({ name: 'back' });
    return answers.onBack?.() ?? false;
  },
  onBye: () => void asked.push({ name: 'bye' }),
});

/** Creates the surface of a guest that was let in, and reports that it is ready. */
export const createSurface = ({ session, document, answers, onReload }: SurfaceParts): FakeSurface => {
  const asked: HostRequest[] = [];
  session.handle(handlersOf(asked, answers));
  session.emit('ready', null);
  const silence = (): void => {
    const port = document.port();
    if (port !== undefined) port.onmessage = null;
  };
  return {
    config: session.config,
    first: session.first,
    session,
    asked,
    pick: async (...items) => session.commit(items),
    finish: async (value) => session.commit(value),
    cancel: async () => session.close({ status: 'cancelled' }),
    refuse: async (code) => session.close({ status: 'refused', code }),
    emit: (name, data) => session.emit(name, data),
    reload: () => {
      document.unload();
      onReload();
    },
    freeze: silence,
    crash: () => {
      silence();
      document.port()?.close();
    },
  };
};
