const addresses = require('../../addresses');
const { pageBelow } = require('../../navigation');
const { currentTexts } = require('../../texts');

const TICKET = 'chartdock';

const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');

/**
 * Shows a surface of the embed script in a web view of its own. The surface leaves its outcome with the server and goes to
 * the return address with its ticket; that arrival ends it, and the page below hears the ticket.
 */
Page({
  data: { src: '', problem: '', texts: currentTexts() },
  ticket: '',
  from: '',
  isDone: false,

  onLoad(query) {
    const values = addresses.readValues(query);
    const url = addresses.encodeAddress(text(values.url));
    this.ticket = text(values.ticket);
    this.from = addresses.encodeAddress(text(values.from));
    this.isDone = false;
    const mayOpen = addresses.isAllowed(url) && addresses.isAllowed(this.from) && this.ticket !== '';
    this.setData(mayOpen ? { src: url } : { problem: currentTexts().notAllowed });
    if (!mayOpen) this.ticket = '';
  },

  /** @param {{ detail: { src: string } }} event */
  onPageLoad({ detail }) {
    if (this.isDone || addresses.parameterOf(detail.src, TICKET) !== this.ticket) return;
    this.isDone = true;
    const below = pageBelow();
    if (below === undefined) {
      // This page took the place of the partner's, so that one is opened anew and takes the ticket from its address.
      const src = addresses.withParameter(this.from, TICKET, this.ticket);
      wx.redirectTo({ url: addresses.pageAddress('web', { src }) });
      return;
    }
    this.tell();
    wx.navigateBack({ delta: 1 });
  },

  onPageError() {
    this.setData({ problem: currentTexts().failed });
  },

  onBack() {
    wx.navigateBack({ delta: 1 });
  },

  /** Gives the ticket to the page below, in the fragment of the address that it has. */
  tell() {
    const below = pageBelow();
    if (below !== undefined && this.ticket !== '')
      below.showAddress(addresses.withParameter(this.from, TICKET, this.ticket));
  },

  onUnload() {
    // The person went back without a choice; the page below learns that nothing is kept under the ticket.
    if (!this.isDone) this.tell();
    this.isDone = true;
  },
});
