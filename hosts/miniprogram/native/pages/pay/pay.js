const config = require('../../config');
const addresses = require('../../addresses');
const { goBack } = require('../../navigation');
const { currentTexts } = require('../../texts');
const { fits } = require('../../version');

const PATH = '/api/order/wechat/in_app/pay';

/** Matches the words of the client when the person has closed its window for paying. */
const CANCELLED = /cancel/i;

/**
 * What WeChat is handed to pay, as the server has signed it.
 *
 * @typedef {object} Payment
 * @property {string} timeStamp
 * @property {string} nonceStr
 * @property {string} package
 * @property {'RSA'} signType
 * @property {string} paySign
 */

/**
 * @param {unknown} data
 * @returns {data is { code: string, data: { payment: Payment, title: string, amountFen: number } }}
 */
const isPrepared = (data) => {
  if (typeof data !== 'object' || data === null) return false;
  const { code, data: prepared } = /** @type {{ code?: unknown, data?: { payment?: unknown } | null }} */ (
    data
  );
  return (
    code === '200' &&
    typeof prepared === 'object' &&
    prepared !== null &&
    typeof prepared.payment === 'object'
  );
};

/**
 * Pays an order, which a web view cannot. The server says what for and to whom; this page brings it a ticket of the order and a login
 * code, so that nobody's word is taken for who pays. What the client says afterwards counts for nothing: the page below asks the
 * server whether the money is there, and the server delivers, also when both pages are gone by then.
 */
Page({
  data: { state: 'preparing', title: '', price: '', texts: currentTexts() },
  ticket: '',
  /** @type {Payment | undefined} */
  payment: undefined,
  /** The person has left, so nothing that is still under way may take another page away. */
  isGone: false,

  onLoad(query) {
    const values = addresses.readValues(query);
    const { ticket } = values;
    // A page's fields beside its data are shared by all of its instances.
    this.payment = undefined;
    this.isGone = false;
    this.ticket = typeof ticket === 'string' ? ticket : '';
    this.setData({ texts: currentTexts() });
    if (fits(values)) this.prepare();
    else this.setData({ state: 'outdated' });
  },

  onUnload() {
    this.isGone = true;
  },

  /** @param {string} state */
  show(state) {
    if (!this.isGone) this.setData({ state });
  },

  /** Has the server prepare the payment, for whoever is signed in to WeChat. */
  prepare() {
    const fail = () => this.show('unavailable');
    if (this.ticket === '') {
      fail();
      return;
    }
    this.show('preparing');
    wx.login({
      success: ({ code }) => {
        wx.request({
          url: `${config.server.replace(/\/+$/, '')}${PATH}`,
          method: 'POST',
          header: { 'content-type': 'application/x-www-form-urlencoded' },
          data: { ticket: this.ticket, code },
          success: ({ data }) => this.onPrepared(data),
          fail,
        });
      },
      fail,
    });
  },

  /** @param {unknown} answer */
  onPrepared(answer) {
    if (this.isGone) return;
    if (!isPrepared(answer)) {
      this.show('unavailable');
      return;
    }
    const { payment, title, amountFen } = answer.data;
    this.payment = payment;
    this.setData({ title, price: (amountFen / 100).toFixed(2) });
    this.pay();
  },

  /** Opens WeChat's own window for paying; the same order may be tried as often as the person likes. */
  pay() {
    if (this.payment === undefined) {
      this.prepare();
      return;
    }
    const { timeStamp, nonceStr, package: prepared, signType, paySign } = this.payment;
    this.show('paying');
    wx.requestPayment({
      timeStamp,
      nonceStr,
      package: prepared,
      signType,
      paySign,
      success: () => {
        if (!this.isGone) goBack();
      },
      fail: ({ errMsg }) => this.show(CANCELLED.test(errMsg) ? 'cancelled' : 'failed'),
    });
  },

  onBack() {
    goBack();
  },
});
