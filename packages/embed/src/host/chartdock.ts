import { browserClock } from '../clock.ts';
import type { Locale, SurfaceUpdate } from '../pick.types.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { PickHandle } from './handle.types.ts';
import {
  checkOptions,
  choosePresentation,
  parsePickOptions,
  type ChartdockOptions,
  type PickOptions,
} from './options.ts';
import { failedBy } from './outcomes.ts';
import { openPicker, type OpenPicker } from './pick-files.ts';
import { createTokenSource } from './tokens.ts';

/** Opens Chartdock's surfaces on one partner page. */
export interface Chartdock {
  /**
   * Lets the person pick files. The answer is a promise of the outcome and the picker's controls in one. Throws
   * `bad_option` for options that make no sense, never for what a person does.
   */
  pickFiles<const Options extends PickOptions>(options?: Options): PickHandle<Options>;
  /** Changes theme or language, for open surfaces and for those to come. */
  update(change: SurfaceUpdate): void;
  /** Ends every open surface with the outcome `failed` (`destroyed`) and leaves nothing behind; it can be used again. */
  destroy(): void;
}

const pageLocale = (): Locale =>
  /^en\b/i.test(document.documentElement.lang || navigator.language) ? 'en' : 'zh';

/**
 * Makes an instance for one client id and server. It does nothing until a surface is opened, so that it can be made
 * on a server or before the page is ready. Throws `bad_option`.
 */
export const createChartdock = (options: ChartdockOptions): Chartdock => {
  const page = checkOptions(options);
  const { clock = browserClock, storage = new Map<string, string>() } = options;
  const { openTimeout: timeout = DEADLINE_MS } = options;
  const tokens = createTokenSource(async (request) => options.getToken(request), clock);
  const open = new Set<OpenPicker>();
  let { theme = 'auto', locale = 'auto' } = options;

  return {
    pickFiles: <const Options extends PickOptions>(wishes: Options | PickOptions = {}) => {
      const container = choosePresentation({ ...options, ...wishes });
      const config = parsePickOptions(wishes, container === undefined ? 'modal' : 'container');
      const shown = locale === 'auto' ? pageLocale() : locale;
      // It may have ended before it is even in the set.
      const onEnd = (): void => void Promise.resolve().then(() => open.delete(picker));
      const picker = openPicker(
        { page, clock, tokens, storage, timeout, theme, locale: shown, onEnd },
        { config, container, options: wishes },
      );
      open.add(picker);
      return picker.handle;
    },
    update: (change) => {
      ({ theme = theme, locale = locale } = change);
      for (const { handle } of open) handle.update(change);
    },
    destroy: () => {
      for (const { settle } of open) settle(failedBy('destroyed'));
      tokens.stop();
    },
  };
};
