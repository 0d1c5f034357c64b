/** Kinds of text that the service writes: the text of a drawing, or the description of a template. */
export const AI_PURPOSES = ['mind', 'outline', 'flow', 'org', 'timeline', 'gantt', 'description'] as const;

/** Kind of text that the service writes. */
export type AiPurpose = (typeof AI_PURPOSES)[number];

/** Most characters of a wish. */
export const AI_PROMPT_LENGTH = 4_000;

/** Most characters of a text that is written, or given along to be changed. */
export const AI_TEXT_LENGTH = 20_000;

/** Media type of a response that comes in pieces: a line of JSON for each, `{"piece": "…"}`, and the envelope as the last. */
export const PIECES_TYPE = 'application/x-ndjson';
