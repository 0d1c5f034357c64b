import type { Emitter } from 'mitt';
import { effectOf } from './decode-response.ts';
import type { ClientEvents } from './effects.ts';
import type { ApiError } from './errors.ts';
import type { CallOptions } from './exchange.ts';
import type { SessionTokens } from './sign-out.ts';

/** Whom reactions reach. */
export interface ReactionTools {
  readonly events: Emitter<ClientEvents>;
  readonly tokens: SessionTokens;
}

/** A call that failed. */
export interface FailedCall {
  readonly error: ApiError;
  readonly options: CallOptions;
  /** Token that was sent last. */
  readonly token: string | undefined;
}

/** Runs listeners so that one that throws is reported by the engine and hides neither the call's error nor the next event. */
const tell = (emit: () => void): void => {
  try {
    emit();
  } catch (thrown) {
    void Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }
};

/** Tells the listeners about a failed call: one effect at most, and the end of a session once (ERR-31, ERR-32). */
export const react = ({ events, tokens }: ReactionTools, { error, options, token }: FailedCall): void => {
  const effect = effectOf(error);
  if (effect === 'silent' || (effect === 'toast' && options.quiet === true)) return;
  if (effect === 'upgrade' && options.offersUpgrade === true) return;
  if (effect === 'signOut' && options.holdsSession === true) return;
  if (effect === 'signOut' && (options.token !== undefined || !tokens.reject(token))) return;
  tell(() => events.emit('effect', { effect, text: error.text ?? '', error }));
  if (effect === 'signOut') tell(() => events.emit('signOut', error));
};
