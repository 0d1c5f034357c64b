import { PICK_ITEMS } from '../protocol.ts';
import type {
  CommitAnswer,
  FirstPaint,
  FocusDirection,
  Locale,
  ReplayState,
  SurfaceUpdate,
  ThemeVariables,
  TokenGrant,
} from '../surface.types.ts';
import type { CommandAnswer, ItemVerdict, SurfaceAct } from '../tasks.types.ts';
import type { Guard } from './guards.ts';
import {
  isEither,
  isFlag,
  isListOf,
  isName,
  isNothing,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
  isWhole,
} from './guards.ts';
import { arePickedItems, isDirection, isKey, isTokenGrant, placeFields } from './values.ts';

const isTheme = isOneOf('light', 'dark', 'auto');
const isLocale: Guard<Locale> = isOneOf('zh', 'en');
const isColour: Guard<string> = (value): value is string => isText(7)(value) && /^#[0-9a-f]{6}$/i.test(value);
const areVariables = isRecordOf<ThemeVariables>({
  accent: isOptional(isColour),
  radius: isOptional(isWhole(24)),
  font: isOptional(isName(120)),
});

/** Returns whether a value holds looks that the guest paints with. */
export const isFirstPaint = isRecordOf<FirstPaint>({
  theme: isTheme,
  locale: isLocale,
  variables: isOptional(areVariables),
  token: isOptional(isTokenGrant),
  replay: isOptional(isRecordOf<ReplayState>({ ...placeFields, selection: arePickedItems })),
});

/** Returns whether a value is the host's response to a commit. */
export const isCommitAnswer: Guard<CommitAnswer> = isEither(
  isRecordOf<{ accepted: true }>({ accepted: isOneOf(true) }),
  isRecordOf<{ accepted: false; reason: string }>({ accepted: isOneOf(false), reason: isText(500) }),
);

/** Returns whether a value is the host's word about some files, in their order. */
export const areVerdicts: Guard<readonly ItemVerdict[]> = isListOf(
  isEither(isOneOf(true), isText(500)),
  PICK_ITEMS,
);

/** Returns whether a value tells the result of a command. */
export const isCommandAnswer = isRecordOf<CommandAnswer>({
  message: isOptional(isText(500)),
  refresh: isOptional(isFlag),
});

/** Returns whether a value is a string or null, as `store.get` answers. */
export const isStored = isEither(isText(16_384), isNothing);

/** Returns whether a value is `{ opened }`, as `nav.open` answers. */
export const isOpened = isRecordOf<{ opened: boolean }>({ opened: isFlag });

/** Calls of the host to the guest: the parameters of each method. */
export interface GuestCalls {
  readonly 'surface.update': SurfaceUpdate;
  readonly 'surface.act': SurfaceAct;
  readonly 'token.push': TokenGrant;
  readonly 'focus.enter': { readonly direction: FocusDirection };
  readonly back: null;
}

const isAct: Guard<SurfaceAct> = isEither(
  isRecordOf<{ act: 'confirm' | 'clear' | 'refresh' }>({ act: isOneOf('confirm', 'clear', 'refresh') }),
  isEither(
    isRecordOf<{ act: 'search'; keyword: string }>({ act: isOneOf('search'), keyword: isText(120) }),
    isRecordOf<{ act: 'open'; folderId: string }>({ act: isOneOf('open'), folderId: isKey }),
  ),
);

/** Guards of the host's questions to the guest. */
export const guestCalls: { readonly [Name in keyof GuestCalls]: Guard<GuestCalls[Name]> } = {
  'surface.update': isRecordOf<SurfaceUpdate>({
    theme: isOptional(isTheme),
    locale: isOptional(isLocale),
    variables: isOptional(areVariables),
  }),
  'surface.act': isAct,
  'token.push': isTokenGrant,
  'focus.enter': isRecordOf<GuestCalls['focus.enter']>({ direction: isDirection }),
  back: isNothing,
};
