/**
 * Stands for how this version draws: another one may draw the same definition as other bytes. It is the beginning of a hash over
 * drawn samples, which a test compares, so that kept pictures never outlive a change of the renderer.
 */
export const RENDERER_VERSION = '64e7f7bae32e';
