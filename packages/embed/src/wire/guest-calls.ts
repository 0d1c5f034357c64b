import type {
  CommitAnswer,
  FirstPaint,
  FocusDirection,
  Locale,
  PickConfig,
  ReplayState,
  SurfaceUpdate,
  TokenGrant,
} from '../pick.types.ts';
import { PICK_ITEMS } from '../protocol.ts';
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
  type Guard,
} from './guards.ts';
import { arePickedItems, isDirection, isKey, isTokenGrant, placeFields } from './values.ts';

const isLabel = isName(120);
const isTheme = isOneOf('light', 'dark', 'auto');
const isLocale: Guard<Locale> = isOneOf('zh', 'en');

/** Tells whether a value is what the guest shall do. */
export const isPickConfig = isRecordOf<PickConfig>({
  task: isOneOf('pick-files'),
  surface: isOneOf('container', 'modal'),
  multiple: isFlag,
  max: isWhole(PICK_ITEMS, 1),
  types: isListOf(isKey, 64),
  start: isEither(isOneOf('root', 'last'), isRecordOf<{ folderId: string }>({ folderId: isKey })),
  title: isOptional(isLabel),
  confirmLabel: isOptional(isLabel),
});

/** Tells whether a value is what the guest paints with. */
export const isFirstPaint = isRecordOf<FirstPaint>({
  theme: isTheme,
  locale: isLocale,
  token: isOptional(isTokenGrant),
  replay: isOptional(isRecordOf<ReplayState>({ ...placeFields, selection: arePickedItems })),
});

/** Tells whether a value is the host's answer to a commit. */
export const isCommitAnswer: Guard<CommitAnswer> = isEither(
  isRecordOf<{ accepted: true }>({ accepted: isOneOf(true) }),
  isRecordOf<{ accepted: false; reason: string }>({ accepted: isOneOf(false), reason: isText(500) }),
);

/** Tells whether a value is a string or null, as `store.get` answers. */
export const isStored = isEither(isText(16_384), isNothing);

/** Tells whether a value is `{ opened }`, as `nav.open` answers. */
export const isOpened = isRecordOf<{ opened: boolean }>({ opened: isFlag });

/** What the host may ask the guest: the parameters of each method. */
export interface GuestCalls {
  readonly 'surface.update': SurfaceUpdate;
  readonly 'token.push': TokenGrant;
  readonly 'focus.enter': { readonly direction: FocusDirection };
  readonly back: null;
}

/** Guards of what the host may ask the guest. */
export const guestCalls: { readonly [Name in keyof GuestCalls]: Guard<GuestCalls[Name]> } = {
  'surface.update': isRecordOf<SurfaceUpdate>({ theme: isOptional(isTheme), locale: isOptional(isLocale) }),
  'token.push': isTokenGrant,
  'focus.enter': isRecordOf<GuestCalls['focus.enter']>({ direction: isDirection }),
  back: isNothing,
};
