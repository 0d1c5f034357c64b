/**
 * Takes the address that a surface hands down to the page below it. A page of your own whose web view shows `src` of its
 * data takes this as a method, `Page({ data: { src: '' }, showAddress })`, and its web page then has the outcome at once.
 *
 * @this {{ setData(patch: { src: string }): void }}
 * @param {string} address
 */
function showAddress(address) {
  this.setData({ src: address });
}

module.exports = { showAddress };
