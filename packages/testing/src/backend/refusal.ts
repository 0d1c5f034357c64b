import { CODE, type Code, type InputIssue } from '@chartdock/contract';

/** Refuses a call with a code of the contract's table. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly data: { readonly issues: readonly InputIssue[] } | null;

  constructor(code: keyof typeof CODE, issues?: readonly InputIssue[]) {
    super(code);
    this.code = CODE[code];
    this.data = issues === undefined ? null : { issues };
  }
}
