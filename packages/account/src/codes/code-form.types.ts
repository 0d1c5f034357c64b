import type { Clock } from '@chartdock/platform';

/** A problem and the field where it is shown. */
export interface CodeFormProblem<Field extends string> {
  readonly field: Field | 'code';
  /** The server's own words; undefined when the value itself cannot be right, empty when the server said nothing. */
  readonly text?: string;
  /** Envelope code of the refusal. */
  readonly refusal?: string;
}

/** Values of the fields, as they were typed. */
export type CodeFormValues<Field extends string> = Readonly<Record<Field | 'code', string>>;

/** A form on its way: a code goes to what was typed, and comes back with the rest. */
export interface CodeFormState<Field extends string> {
  readonly values: CodeFormValues<Field>;
  readonly status: 'editing' | 'sending' | 'submitting' | 'done';
  /** Whole seconds until another code may be asked for; 0 when one may be asked for now. */
  readonly waitSeconds: number;
  /** Masked receiver of the code, while it still stands in the field. */
  readonly sentTo: string | undefined;
  readonly problem: CodeFormProblem<Field> | undefined;
}

/** A form that a code proves. No method rejects; failures appear in the state. */
export interface CodeForm<Field extends string> {
  readonly getState: () => CodeFormState<Field>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (field: Field | 'code', value: string) => void;
  /** Has a code sent; does nothing while another may not be asked for yet. */
  readonly sendCode: () => Promise<void>;
  /** Checks the fields and submits them; resolves with whether that was done. */
  readonly submit: () => Promise<boolean>;
  /** Ends the countdown. */
  readonly dispose: () => void;
}

/** Parts that tell one form from another. */
export interface CodeFormOptions<Field extends string> {
  readonly clock: Clock;
  readonly empty: Readonly<Record<Field, string>>;
  /** Field that the code is sent to. */
  readonly receiver: Field;
  /** Writes the receiver as the server takes it. */
  readonly plain: (typed: string) => string;
  /** Checks of the fields before anything is sent, in the order of the form; the code has one of its own. */
  readonly checks: Readonly<Record<Field, (value: string) => boolean>>;
  readonly send: (receiver: string) => Promise<{ readonly target: string }>;
  /** Submits the values, with the receiver as the server takes it. */
  readonly submit: (values: CodeFormValues<Field>) => Promise<void>;
  /** Fields of refusals by envelope code. Default the receiver. */
  readonly fieldOf?: Readonly<Record<string, Field>>;
}
