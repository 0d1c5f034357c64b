import type { Code, InputIssue } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';

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
