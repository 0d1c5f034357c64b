import type {} from 'vitest';

declare module 'vitest' {
  /** Values that the browser project's set-up hands to every test file; read them with `inject('serverUrl')`. */
  interface ProvidedContext {
    /** Address of the running server, without a slash at the end. */
    serverUrl: string;
    /** Data folder of a stopped server that has the demo seed, to be copied. */
    seededData: string;
    /** Address of the partner's example page, another origin than the server's. */
    partnerUrl: string;
    /** Journal of the run and name of the project, where the test command runs it. */
    told: { readonly journal: string; readonly project: string };
    /** The OpenAPI document of the server, for integration tests. */
    openApi: object;
  }
}
