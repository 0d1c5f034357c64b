import type { Instance, TokenSource } from '../api/instance.types.ts';
import type { ChartdockOptions, EmbedStorage, SurfaceOptions } from '../api/options.types.ts';
import type { EmbedClock } from '../clock.ts';
import { browserClock } from '../clock.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { Locale, Theme, ThemeVariables } from '../surface.types.ts';
import type { OnTokenTrouble } from './tokens.ts';
import { createTokenSource } from './tokens.ts';

/** Needs of one surface from the instance that opens it. */
export interface SurfaceContext {
  /** Address of the guest page. */
  readonly page: URL;
  readonly clock: EmbedClock;
  readonly tokens: TokenSource;
  readonly storage: EmbedStorage;
  /** How long the guest may take to load, and then to answer, in milliseconds. */
  readonly timeout: number;
  readonly theme: Theme;
  readonly locale: Locale;
  readonly variables: ThemeVariables | undefined;
  readonly all: Instance['all'];
  readonly options: ChartdockOptions;
}

/** Gives the language for the wish of the page around, `auto` or a language tag. */
export const localeOf = (wish: string): Locale =>
  /^zh\b/i.test(wish === 'auto' ? document.documentElement.lang || navigator.language : wish) ? 'zh' : 'en';

/** Gathers the needs of a surface as they are now, with looks of its own in place of the instance's; tokens and preferences are kept for the ones to come. */
export const contextOf = (
  instance: Instance,
  onTokenTrouble: OnTokenTrouble,
  wishes?: SurfaceOptions,
): SurfaceContext => {
  const { options } = instance;
  const {
    theme = 'auto',
    locale = 'auto',
    variables,
    clock = browserClock,
    openTimeout: timeout = DEADLINE_MS,
  } = { ...options, ...instance.look, ...wishes };
  const tokens = (instance.tokens ??= createTokenSource(
    async (request) => (options.getToken ? options.getToken(request) : (instance.connected ?? null)),
    clock,
    onTokenTrouble,
  ));
  const storage = (instance.storage ??= options.storage ?? new Map<string, string>());
  return {
    ...instance,
    clock,
    tokens,
    storage,
    timeout,
    theme,
    variables,
    locale: localeOf(locale),
  };
};
