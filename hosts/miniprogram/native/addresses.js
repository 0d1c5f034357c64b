const config = require('./config');

/**
 * Encodes what a web view of iOS would show as an empty page: raw Chinese and spaces.
 *
 * @param {string} address
 */
const encodeAddress = (address) =>
  address.replace(/[^\x21-\x7e]+/g, (raw) => {
    try {
      return encodeURIComponent(raw);
    } catch (error) {
      return '';
    }
  });

/** Origins of the configuration, as an address begins with them: a slash that someone wrote at the end counts for nothing. */
const origins = () => config.origins.map((origin) => origin.replace(/\/+$/, ''));

/**
 * Returns whether an address lies on one of the origins of the configuration. A shared card is an address that anyone may
 * have written.
 *
 * @param {unknown} address
 * @returns {address is string}
 */
const isAllowed = (address) =>
  typeof address === 'string' &&
  !/[\s\\]/.test(address) &&
  origins().some((origin) => address === origin || address.indexOf(`${origin}/`) === 0);

/**
 * Puts a parameter into the fragment of an address, in place of an earlier one of the same name. Only the fragment
 * changes, so the page hears it and is not loaded again.
 *
 * @param {string} address
 * @param {string} name
 * @param {string} value
 */
const withParameter = (address, name, value) => {
  const at = address.indexOf('#');
  const page = at < 0 ? address : address.slice(0, at);
  const others = (at < 0 ? '' : address.slice(at + 1))
    .split('&')
    .filter((part) => part !== '' && part.indexOf(`${name}=`) !== 0);
  return `${page}#${[...others, `${name}=${encodeURIComponent(value)}`].join('&')}`;
};

/**
 * Reads a parameter of the fragment of an address.
 *
 * @param {string} address
 * @param {string} name
 */
const parameterOf = (address, name) => {
  const found = (address.split('#')[1] || '').split('&').find((part) => part.indexOf(`${name}=`) === 0);
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch (error) {
    return undefined;
  }
};

/**
 * Reads what a page was opened with: one encoded JSON text.
 *
 * @param {Record<string, string | undefined>} query
 * @returns {Record<string, unknown>}
 */
const readValues = (query) => {
  try {
    const values = JSON.parse(decodeURIComponent(query.chartdock || ''));
    return typeof values === 'object' && values !== null ? values : {};
  } catch (error) {
    return {};
  }
};

/**
 * Builds the address of one of our native pages.
 *
 * @param {string} name
 * @param {Record<string, unknown>} values
 */
const pageAddress = (name, values) =>
  `${config.folder.replace(/\/+$/, '')}/pages/${name}/${name}?chartdock=${encodeURIComponent(JSON.stringify(values))}`;

module.exports = { encodeAddress, isAllowed, withParameter, parameterOf, readValues, pageAddress };
