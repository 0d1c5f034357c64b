import { USUAL_LOOK, plainDialog } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition, Fields } from '../dialogs/dialog-definition.ts';
import { isFlag, isLine, isOptional, isText } from '../dialogs/fields.ts';

/** Texts of the plain confirm dialog. */
export interface ConfirmParams {
  readonly title: string;
  /** Names the consequence. */
  readonly text: string;
  /** The verb on the button; default OK. */
  readonly confirmLabel?: string;
  /** Draws the button as one that takes something away, and puts the focus on Cancel. Default false. */
  readonly isDangerous?: boolean;
}

const parseConfirm = (raw: Fields): ConfirmParams | undefined => {
  const { title, text, confirmLabel, isDangerous } = raw;
  if (!isLine(title) || !isText(text)) return undefined;
  if (!isOptional(confirmLabel, isLine) || !isOptional(isDangerous, isFlag)) return undefined;
  return {
    title,
    text,
    ...(confirmLabel === undefined ? {} : { confirmLabel }),
    ...(isDangerous === undefined ? {} : { isDangerous }),
  };
};

const confirm: DialogDefinition<ConfirmParams> = { look: USUAL_LOOK, parse: parseConfirm };

/** Holds the dialogs that belong to no system. */
export const CORE_DIALOGS = { confirm, pwa: plainDialog(USUAL_LOOK) } as const;
