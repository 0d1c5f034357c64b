const config = require('../../config');
const addresses = require('../../addresses');
const { createInbox, writeMessage } = require('../../messages');
const { openPage } = require('../../navigation');
const { currentTexts } = require('../../texts');

/** Milliseconds in which a page's offer for the shared card arrives after the menu was used. */
const OFFER_WAIT = 100;

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

/** Shows a page of Chartdock, or of a partner, in a web view. */
Page({
  data: { src: '', problem: '', texts: currentTexts() },
  inbox: createInbox(),
  /** @type {ShareOffer | undefined} */
  offer: undefined,
  /** Where the web view is, as far as it tells. */
  address: '',

  onLoad(query) {
    // A page's fields beside its data are shared by all of its instances.
    this.inbox = createInbox();
    this.offer = undefined;
    const { src = config.start } = addresses.readValues(query);
    const wanted = typeof src === 'string' ? addresses.encodeAddress(src) : '';
    if (!addresses.isAllowed(wanted)) {
      this.setData({ problem: currentTexts().notAllowed });
      return;
    }
    const program = config.businessProgram ? 'business' : 'plain';
    this.showAddress(addresses.withParameter(wanted, 'chartdock-program', program));
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
   * Says something to the page in the web view.
   *
   * @param {string} type
   * @param {unknown} data
   */
  say(type, data) {
    const text = writeMessage(type, data);
    this.showAddress(addresses.withParameter(this.address, 'chartdock-message', text));
  },

  /** @param {WechatMiniprogram.WebviewMessage} event */
  onMessage(event) {
    for (const message of this.inbox.take(event.detail.data)) {
      if (message.type === 'share' && isOffer(message.data)) this.offer = message.data;
      config.onMessage(message);
    }
  },

  /** @param {{ detail: { src: string } }} event */
  onPageLoad(event) {
    this.address = event.detail.src;
    this.setData({ problem: '' });
  },

  onPageError() {
    this.setData({ problem: currentTexts().failed });
  },

  onRetry() {
    const { address } = this;
    // The same address again changes nothing, so the web view is taken away first.
    this.setData({ src: '' }, () => this.showAddress(address));
  },

  /** @param {{ webViewUrl?: string }} where */
  onShareAppMessage({ webViewUrl = this.address }) {
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
  onAddToFavorites({ webviewUrl = this.address }) {
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
