/**
 * @param {unknown} value
 * @returns {value is import('./config').ChartdockMessage}
 */
const isMessage = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { v, id, type } = /** @type {Record<string, unknown>} */ (value);
  return v === 1 && typeof id === 'string' && typeof type === 'string';
};

/**
 * Takes in what a web view delivers: an array of everything the page has posted, in order. It comes again, with what was
 * added, at every further occasion, so each message is answered once.
 */
const createInbox = () => {
  /** @type {Record<string, true>} */
  const seen = Object.create(null);
  return {
    /** @param {unknown} bundle */
    take(bundle) {
      const all = Array.isArray(bundle) ? bundle : [bundle];
      return all.filter(isMessage).filter(({ id }) => {
        const isNew = seen[id] !== true;
        seen[id] = true;
        return isNew;
      });
    },
  };
};

let count = 0;

/**
 * Writes a message for a page, as text for the fragment of its address.
 *
 * @param {string} type
 * @param {unknown} data
 */
const writeMessage = (type, data) => {
  count += 1;
  return JSON.stringify({
    v: 1,
    id: `app-${Date.now()}-${count}`,
    type,
    data: data === undefined ? null : data,
  });
};

module.exports = { createInbox, writeMessage };
