/** Pages that a mini-program keeps at once. */
const MOST_PAGES = 10;

/**
 * Opens a page, in place of the present one when the mini-program keeps no more.
 *
 * @param {string} url
 */
const openPage = (url) => {
  if (getCurrentPages().length >= MOST_PAGES) wx.redirectTo({ url });
  else wx.navigateTo({ url });
};

/** The page below the one that is shown, if it can take an address. */
const pageBelow = () => {
  const pages = getCurrentPages();
  const below = pages[pages.length - 2];
  return below !== undefined && typeof below.showAddress === 'function' ? below : undefined;
};

module.exports = { openPage, pageBelow };
