import type { ComposedClient } from '@chartdock/client';
import { composeClient, createMemoryTokenStore } from '@chartdock/client';
import type { CallData, Translate } from '@chartdock/contract';
import { formatMessage } from '@chartdock/contract';
import type { GuestSession } from '@chartdock/embed/guest';
import type { Clock, KeyValueStorage } from '@chartdock/platform';
import { systemClock } from '@chartdock/platform';
import type { PickerTexts } from '@chartdock/react/picker';
import { loadListTexts, loadPickerTexts } from '@chartdock/react/picker';
import { openGuestStorage } from './guest-storage.ts';
import { loadVariables } from '../surface/paint.ts';
import { pickerCalls } from './picker-calls.ts';
import { keepOutcomes } from './settling.ts';
import { surfaceTitles } from '../surface/surface-titles.ts';
import type { TokenKeeper } from './token-keeper.ts';
import { createTokenKeeper } from './token-keeper.ts';

/** Client of a picker in a frame, and its person. */
export interface Guest {
  /** The session, which keeps outcomes from now on. */
  readonly session: GuestSession;
  readonly userId: string;
  /** The folder at the top of a token that covers named items alone, null when the top is a list of these; undefined for a token that covers every file. */
  readonly top: CallData<'user', 'info'>['top'];
  readonly client: ComposedClient<typeof pickerCalls>;
  readonly keeper: TokenKeeper;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  /** The texts of the language the surface began with. */
  readonly texts: PickerTexts;
  /** Loads another language; returns its texts. */
  readonly setLocale: (locale: GuestSession['first']['locale']) => Promise<PickerTexts>;
}

/** Makes the client on the tokens of the partner. Rejects when the signed-in person cannot be loaded. */
export const openGuest = async (joined: GuestSession, page: Window): Promise<Guest> => {
  const clock = systemClock;
  const keeper = createTokenKeeper(joined, clock);
  const session = keepOutcomes(joined, page, keeper.current);
  const { token, locale } = session.first;
  let texts: PickerTexts = {};
  // A call may fail before there are texts.
  const translate: Translate = (key, values) =>
    formatMessage(texts[key] ?? surfaceTitles(locale).failed, values);
  const take = async (next: typeof locale, load: typeof loadPickerTexts): Promise<PickerTexts> => {
    texts = await load(next);
    client.setLocale(next);
    return texts;
  };
  const client = composeClient({
    calls: pickerCalls,
    locale,
    translate,
    tokenStore: createMemoryTokenStore({
      provide: keeper.provide,
      ...(token === undefined ? {} : { token: token.value }),
    }),
  });
  keeper.attach(client.tokens);
  // A token that even a fresh one cannot replace: nothing can be picked.
  client.on('signOut', () => {
    session.emit('session', { state: 'expired', recoverable: false });
    void session.close({ status: 'refused', code: 'signed_out' }).catch(() => undefined);
  });
  const [{ user, top }, storage] = await Promise.all([
    client.user.info({}, { quiet: true }),
    openGuestStorage(session, page),
    take(locale, loadListTexts),
    loadVariables(session.first.variables).catch(() => undefined),
  ]);
  return {
    session,
    userId: user.userId,
    top,
    client,
    keeper,
    clock,
    storage,
    texts,
    setLocale: (next) => take(next, loadPickerTexts),
  };
};
