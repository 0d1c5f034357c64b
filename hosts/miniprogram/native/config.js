/**
 * What a mini-program sets before it uses these pages; edit this file after copying the folder.
 *
 * @typedef {object} ChartdockMessage
 * @property {1} v
 * @property {string} id
 * @property {string} type
 * @property {unknown} data
 */

/** Where this folder lies in the mini-program. */
const folder = '/chartdock';

module.exports = {
  folder,
  /** Origins a web view may show: each is a business domain of the mini-program, with its nested frames. */
  origins: ['https://charts.example.com'],
  /** The Chartdock server, which the page that pays asks by itself: a request domain of the mini-program. */
  server: 'https://charts.example.com',
  /** The page that opens when none is named. */
  start: 'https://charts.example.com/history',
  /** The mini-program's own first page: where a page goes that has none below it, as one that a shared card opened. */
  home: '/pages/index/index',
  /**
   * Addresses, and what lies below them, whose pages never change their own address. `say` reaches these only: the client
   * tells where a page was loaded and not where it went by itself, and an address that is no longer true would load the
   * page again.
   *
   * @type {readonly string[]}
   */
  stays: [],
  /** Language of these pages, `zh` or `en`; '' is that of the app around the mini-program. */
  language: '',
  /** Tells the page that it runs in a business program (HOST-03). */
  businessProgram: false,
  /** Title of a shared card when the page offers none. */
  title: 'Chartdock',
  /**
   * Hears every message of a page, each once: `close` with a result, and what pages of your own post.
   *
   * @param {ChartdockMessage} _message
   */
  onMessage(_message) {},
};
