/** Limits of what a definition may hold; lengths of texts in UTF-16 units. */
export const DOCUMENT_LIMITS = {
  cells: 5_000,
  topics: 10_000,
  depth: 50,
  elements: 5_000,
  points: 1_000,
  rows: 500,
  runs: 500,
  text: 20_000,
  /** All texts of a graph, a tree or a board together. */
  allText: 4_194_304,
  /** One markdown or source text. */
  page: 20 * 1_048_576,
  coordinate: 1_000_000,
} as const;
