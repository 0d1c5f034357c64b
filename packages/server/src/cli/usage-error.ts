/** The options of a command line, unset ones undefined. */
export interface CommandOptions {
  readonly demo?: boolean | undefined;
  readonly files?: string | undefined;
  readonly account?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly origins?: string | undefined;
  readonly redirects?: string | undefined;
  readonly scopes?: string | undefined;
  readonly keep?: string | undefined;
  readonly end?: boolean | undefined;
  readonly format?: string | undefined;
  readonly width?: string | undefined;
  readonly partner?: string | undefined;
  readonly canvas?: string | undefined;
  readonly reason?: string | undefined;
  readonly scene?: string | undefined;
  readonly topics?: string | undefined;
}

/** Reports a command line that cannot be run. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'command_line_not_understood';
}
