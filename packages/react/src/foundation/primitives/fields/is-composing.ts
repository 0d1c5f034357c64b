/** Fields that are asked of a key: the event of a browser, not the one that React puts around it. */
type ComposedKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Says in Safari that a key belongs to an input method, also when composing is over. */
const OF_INPUT_METHOD = 229;

/**
 * Returns whether a key belongs to an input method that is still composing. Safari sends the Enter that confirms pinyin after the end of
 * composing, and only its number says so.
 */
export const isComposing = ({ isComposing: composes, keyCode }: ComposedKey): boolean =>
  composes || keyCode === OF_INPUT_METHOD;
