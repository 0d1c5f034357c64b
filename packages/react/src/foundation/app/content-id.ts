/** Id of the element that holds the content of a page. */
export const contentId = 'cd-content';
