const config = require('./config');

/** Pages that a mini-program keeps at once. */
const MOST_PAGES = 10;

let isOpening = false;

/**
 * Opens a page, in place of the present one when the mini-program keeps no more. A second tap, while the page is on its
 * way, opens nothing.
 *
 * @param {string} url
 */
const openPage = (url) => {
  if (isOpening) return;
  isOpening = true;
  const complete = () => {
    isOpening = false;
  };
  if (getCurrentPages().length >= MOST_PAGES) wx.redirectTo({ url, complete });
  else wx.navigateTo({ url, complete });
};

/** Opens the mini-program's own first page, also one of a tab bar, in place of all others. */
const goHome = () => {
  wx.reLaunch({ url: config.home });
};

/** Goes back; the client refuses it on a page that a shared card opened, and that one goes home. */
const goBack = () => {
  wx.navigateBack({ delta: 1, fail: goHome });
};

/** The page below the one that is shown; it can take an address when it has `showAddress`. */
const pageBelow = () => {
  const pages = getCurrentPages();
  return pages[pages.length - 2];
};

module.exports = { openPage, goBack, goHome, pageBelow };
