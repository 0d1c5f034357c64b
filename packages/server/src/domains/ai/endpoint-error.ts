/** Why an endpoint wrote nothing, or not to the end. */
export type EndpointProblem = 'key' | 'busy' | 'timeout' | 'unreachable' | 'broken';

/** Ends the request to an endpoint. Its text holds nothing of the request or the response. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly problem: EndpointProblem;

  constructor(problem: EndpointProblem, options?: ErrorOptions) {
    super(`The AI endpoint failed: ${problem}.`, options);
    this.problem = problem;
  }
}
