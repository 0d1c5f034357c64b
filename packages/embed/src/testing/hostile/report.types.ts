/** Outcome of a run. Every fault is a sentence that names the message; at most twenty are kept. */
export interface HostileReport {
  readonly messages: number;
  /** Messages that set something off, rightly or not. */
  readonly accepted: number;
  readonly wronglyAccepted: number;
  readonly wronglyRefused: number;
  /** Messages answered otherwise than the protocol says. */
  readonly misanswered: number;
  readonly uncaught: number;
  /** Responses that held a stack or a secret. */
  readonly leaks: number;
  readonly faults: readonly string[];
}
