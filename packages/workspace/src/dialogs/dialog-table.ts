import type { DialogName, DialogParams } from './dialogs.types.ts';

/** Usual width of a dialog in pixels (DLG-18). */
const WIDTH = 386;

/** Usual height of a dialog in pixels (DLG-18). */
const HEIGHT = 443;

/** How a dialog looks unless its opener says otherwise. */
export interface DialogLook {
  /** In pixels. */
  readonly width: number;
  /** In pixels; a dialog with little to say is as tall as its content. */
  readonly height: number;
  /** Whether the dialog tells its own result, so that no tip is shown (DLG-23, DLG-24). */
  readonly tellsResult: boolean;
}

/** One row of the table: how the dialog looks, and how parameters from outside are read. */
export interface DialogRow<Params> {
  readonly look: DialogLook;
  /** Answers the parameters, or undefined when they are not what the dialog takes. Unknown fields are left out. */
  readonly parse: (raw: Fields) => Params | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const USUAL: DialogLook = { width: WIDTH, height: HEIGHT, tellsResult: false };
const TELLING: DialogLook = { ...USUAL, tellsResult: true };

const MAX_TEXT = 1000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

const isOptional = <Value>(
  value: unknown,
  is: (given: unknown) => given is Value,
): value is Value | undefined => value === undefined || is(value);

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const isReason = (value: unknown): value is 'quota' | 'formats' | 'asked' =>
  value === 'quota' || value === 'formats' || value === 'asked';

const isLevel = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const parsePlace = ({ folderId }: Fields): DialogParams['addFolder'] | undefined => {
  if (!isOptional(folderId, isText)) return undefined;
  return folderId === undefined ? {} : { folderId };
};

const parseConfirm = (raw: Fields): DialogParams['confirm'] | undefined => {
  const { title, text, confirmLabel, isDangerous } = raw;
  if (!isText(title) || !isText(text)) return undefined;
  if (!isOptional(confirmLabel, isText) || !isOptional(isDangerous, isFlag)) return undefined;
  return {
    title,
    text,
    ...(confirmLabel === undefined ? {} : { confirmLabel }),
    ...(isDangerous === undefined ? {} : { isDangerous }),
  };
};

const plain = (look: DialogLook): DialogRow<Readonly<Record<never, never>>> => ({ look, parse: () => ({}) });

/** Holds every dialog of the product by name: its look and its parameters (DLG-14, DLG-18). */
export const DIALOG_TABLE: { readonly [Name in DialogName]: DialogRow<DialogParams[Name]> } = {
  addFolder: { look: TELLING, parse: parsePlace },
  import: { look: { ...TELLING, width: 480 }, parse: parsePlace },
  pwa: plain(USUAL),
  upgrade: {
    look: TELLING,
    parse: ({ reason }) =>
      isOptional(reason, isReason) ? (reason === undefined ? {} : { reason }) : undefined,
  },
  confirm: { look: USUAL, parse: parseConfirm },
  publish: {
    look: { ...TELLING, width: 480 },
    parse: ({ chartId, title }) => (isText(chartId) && isText(title) ? { chartId, title } : undefined),
  },
  dlgPay: plain(TELLING),
  dlgOrgPay: plain(TELLING),
  dlgPayActivity: plain(TELLING),
  dlgUserRetention: {
    look: { ...TELLING, width: 440 },
    parse: ({ level, trashCount }) =>
      isLevel(level) && isCount(trashCount) ? { level, trashCount } : undefined,
  },
  dlgBindPhone: plain(TELLING),
  dlgWaterMark: plain({ width: 772, height: 560, tellsResult: true }),
};
