/** Page of the template community (TPL-17). */
export const COMMUNITY_ADDRESS = '/template';

/** Page on which files are created from templates. */
export const LIBRARY_ADDRESS = '/template_create';
