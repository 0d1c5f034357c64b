declare module 'commonmark-spec' {
  /** An example of the specification: a text, and the page it becomes. */
  export interface SpecExample {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }
  export const tests: readonly SpecExample[];
}
