const { goBack } = require('../../navigation');
const { currentTexts } = require('../../texts');

/**
 * The place of native paying, which comes with the payment core: the server's order will be read from the values of this
 * page, `wx.requestPayment` will be called with them, and the page will go back with the order's state. Until then it
 * says so, takes nothing and goes back.
 */
Page({
  data: { texts: currentTexts() },

  onLoad() {
    this.setData({ texts: currentTexts() });
  },

  onBack() {
    goBack();
  },
});
