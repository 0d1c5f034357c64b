/** Page of the template community (TPL-17). */
export const COMMUNITY_ADDRESS = '/template';

/** Page of what a person published for the library. */
export const MINE_ADDRESS = '/my_templates';

/** Page on which operators review templates. */
export const REVIEW_ADDRESS = '/review';

/** Page on which files are created from templates. */
export const LIBRARY_ADDRESS = '/template_create';
