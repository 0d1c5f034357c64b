/** Why an endpoint wrote nothing, or not to the end. */
export type EndpointProblem = 'key' | 'busy' | 'timeout' | 'unreachable' | 'broken';

/** Ends the asking of an endpoint. Its text holds nothing of what was asked or answered. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly problem: EndpointProblem;

  constructor(problem: EndpointProblem, options?: ErrorOptions) {
    super(`The AI endpoint failed: ${problem}.`, options);
    this.problem = problem;
  }
}
