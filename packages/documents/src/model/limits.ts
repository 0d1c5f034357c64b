/** Limits of a definition: 20,000 things of a kind; lengths of texts in UTF-16 units. */
export const DOCUMENT_LIMITS = {
  cells: 20_000,
  topics: 20_000,
  depth: 50,
  elements: 20_000,
  points: 1_000,
  rows: 500,
  runs: 500,
  /** Relations of a tree, and as many summaries and boundaries. */
  relations: 2_000,
  /** Values that a host keeps with one thing, as JSON text. */
  data: 20_000,
  /** Room for the whiteboard's own data of one element. */
  raw: 200_000,
  text: 20_000,
  /** All texts of a graph, a tree or a board together. */
  allText: 4_194_304,
  /** One markdown or source text. */
  page: 20 * 1_048_576,
  coordinate: 1_000_000,
} as const;
