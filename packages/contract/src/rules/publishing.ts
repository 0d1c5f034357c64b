/** Most characters of a description (VALID-07). */
export const DESCRIPTION_LENGTH = 200;

/** Most tags of a published file. */
export const PUBLISH_TAGS = 10;

/** Longest tag of a published file in UTF-16 code units. */
export const PUBLISH_TAG_LENGTH = 20;

/** Highest price of a published file in yuan. */
export const PUBLISH_MAX_YUAN = 1_000_000;

/** Most topics of the library that a template stands at. */
export const TEMPLATE_TOPICS_MOST = 3;

/** Most characters of the reason for which a template is refused. */
export const REASON_LENGTH = 200;
