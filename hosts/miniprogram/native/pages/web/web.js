const config = require('../../config');
const addresses = require('../../addresses');
const { createInbox, writeMessage } = require('../../messages');
const { goHome, openPage } = require('../../navigation');
const { currentLanguage, currentTexts } = require('../../texts');
const { VERSION, fits } = require('../../version');

/** Milliseconds in which a page's offer for the shared card arrives after the menu was used. */
const OFFER_WAIT = 100;

/** Characters of a message, encoded, that an address is trusted to carry. */
const MOST_SAID = 32768;

/**
 * How saying something to a page ended: under way, or refused because no page is loaded yet, because nobody knows where
 * the page is by now, or because it is too long for an address.
 *
 * @typedef {{ said: true } | { said: false, reason: 'not_loaded' | 'address_unknown' | 'too_large' }} Said
 */

/**
 * @typedef {object} ShareOffer
 * @property {string} title
 * @property {string} address
 */

/**
 * @param {unknown} data
 * @returns {data is ShareOffer}
 */
const isOffer = (data) => {
  if (typeof data !== 'object' || data === null) return false;
  const { title, address } = /** @type {Record<string, unknown>} */ (data);
  return typeof title === 'string' && addresses.isAllowed(address);
};

/**
 * @param {unknown} data
 * @returns {data is { address: string }}
 */
const isReport = (data) =>
  typeof data === 'object' && data !== null && 'address' in data && addresses.isAllowed(data.address);

/**
 * Returns whether the configuration says that a page never changes its own address.
 *
 * @param {string} address
 */
const staysAt = (address) => {
  const page = address.split(/[?#]/)[0];
  return config.stays
    .map((place) => place.replace(/\/+$/, ''))
    .some((place) => page === place || address.indexOf(`${place}/`) === 0);
};

/** Shows a page of Chartdock, or of a partner, in a web view. */
Page({
  data: { src: '', problem: '', texts: currentTexts() },
  inbox: createInbox(),
  /** @type {ShareOffer | undefined} */
  offer: undefined,
  /** Where the web view is, as far as it tells. */
  address: '',
  isLoaded: false,
  /** The page has said that it went somewhere by itself since it was loaded. */
  hasMoved: false,

  onLoad(query) {
    // A page's fields beside its data are shared by all of its instances.
    this.inbox = createInbox();
    this.offer = undefined;
    this.isLoaded = false;
    this.hasMoved = false;
    const values = addresses.readValues(query);
    if (values.home === true) {
      goHome();
      return;
    }
    const texts = currentTexts();
    this.setData({ texts });
    const { src = config.start } = values;
    const wanted = typeof src === 'string' ? addresses.encodeAddress(src) : '';
    if (!addresses.isAllowed(wanted) || !fits(values)) {
      this.setData({ problem: fits(values) ? texts.notAllowed : texts.outdated });
      return;
    }
    const setting = {
      'chartdock-program': config.businessProgram ? 'business' : 'plain',
      'chartdock-native': String(VERSION),
      'chartdock-language': currentLanguage(),
    };
    this.showAddress(
      Object.entries(setting).reduce(
        (address, [name, value]) => addresses.withParameter(address, name, value),
        wanted,
      ),
    );
  },

  /**
   * Shows an address; one that differs in its fragment only is heard by the page, which stays as it is.
   *
   * @param {string} address
   */
  showAddress(address) {
    this.address = address;
    this.setData({ src: address, problem: '' });
  },

  /**
   * Says something to the page in the web view, without ever taking the person off it: an address that may no longer be
   * the page's own would load it again, so without a certain one nothing is said.
   *
   * @param {string} type
   * @param {unknown} data
   * @returns {Said}
   */
  say(type, data) {
    if (!this.isLoaded) return { said: false, reason: 'not_loaded' };
    if (this.hasMoved || !staysAt(this.address)) return { said: false, reason: 'address_unknown' };
    const text = writeMessage(type, data);
    if (encodeURIComponent(text).length > MOST_SAID) return { said: false, reason: 'too_large' };
    this.showAddress(addresses.withParameter(this.address, 'chartdock-message', text));
    return { said: true };
  },

  /** @param {WechatMiniprogram.WebviewMessage} event */
  onMessage(event) {
    for (const message of this.inbox.take(event.detail.data)) {
      if (message.type === 'address') {
        this.onReport(message.data);
        continue;
      }
      if (message.type === 'share' && isOffer(message.data)) this.offer = message.data;
      config.onMessage(message);
    }
  },

  /**
   * Takes what the page tells of its own way; it arrives late, so it is where the page was and not where it is.
   *
   * @param {unknown} data
   */
  onReport(data) {
    if (!isReport(data)) return;
    this.address = data.address;
    this.hasMoved = true;
  },

  /** @param {{ detail: { src: string } }} event */
  onPageLoad(event) {
    this.address = event.detail.src;
    this.isLoaded = true;
    this.hasMoved = false;
    this.setData({ problem: '' });
  },

  onPageError() {
    this.isLoaded = false;
    this.setData({ problem: currentTexts().failed });
  },

  onRetry() {
    const { address } = this;
    // The same address again changes nothing, so the web view is taken away first.
    this.setData({ src: '' }, () => this.showAddress(address));
  },

  /** @param {{ webViewUrl?: string }} where */
  onShareAppMessage(where) {
    const { webViewUrl = this.address } = where;
    const cardOf = (/** @type {ShareOffer} */ { title, address }) => ({
      title,
      path: addresses.pageAddress('web', { src: address }),
    });
    const usual = cardOf({ title: config.title, address: webViewUrl });
    return {
      ...usual,
      // Sharing delivers what the page has posted, and no rule says whether that is before or after this call.
      promise: new Promise((resolve) => {
        setTimeout(() => resolve(this.offer === undefined ? usual : cardOf(this.offer)), OFFER_WAIT);
      }),
    };
  },

  /** @param {{ webviewUrl?: string }} where The platform spells this one with a small v. */
  onAddToFavorites(where) {
    const { webviewUrl = this.address } = where;
    const values = encodeURIComponent(JSON.stringify({ src: webviewUrl }));
    return { title: config.title, query: `chartdock=${values}` };
  },

  /**
   * Opens another page of ours natively.
   *
   * @param {string} name
   * @param {Record<string, unknown>} values
   */
  openNative(name, values) {
    openPage(addresses.pageAddress(name, values));
  },
});
