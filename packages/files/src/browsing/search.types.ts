/** The search box. `text` is what it holds; search mode is on while its trimmed form is not empty (LIST-04, LIST-05). */
export type SearchState =
  | { readonly mode: 'off'; readonly text: string }
  | { readonly mode: 'on'; readonly text: string; readonly title: string };
