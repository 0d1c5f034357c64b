/** Version of these pages. It rises when they and `@chartdock/host-miniprogram` no longer understand each other. */
const VERSION = 3;

/**
 * Returns whether a page that opens one of these expects no newer version of them.
 *
 * @param {Record<string, unknown>} values
 */
const fits = ({ v }) => typeof v !== 'number' || v <= VERSION;

module.exports = { VERSION, fits };
