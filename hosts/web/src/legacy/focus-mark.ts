/** Attribute of the element that would match `:focus-visible`, in style sheets for engines that do not know it. */
export const FOCUS_MARK = 'data-cd-focus-visible';
