const addresses = require('../../addresses');
const { goBack, pageBelow } = require('../../navigation');
const { currentTexts } = require('../../texts');
const { fits } = require('../../version');

const TICKET = 'chartdock';

const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');

/**
 * Shows a surface of the embed script in a web view of its own. The surface leaves its outcome with the server and goes to
 * the return address with its ticket; that arrival ends it, and the page below hears the ticket. A page below that has no
 * `showAddress` is uncovered only, and asks for the outcome by the ticket that it knows.
 */
Page({
  data: { src: '', problem: '', texts: currentTexts() },
  ticket: '',
  from: '',
  isDone: false,
  /** The page that asked gave its place to this one, because the mini-program keeps no more pages. */
  replaces: false,

  onLoad(query) {
    const values = addresses.readValues(query);
    const url = addresses.encodeAddress(text(values.url));
    this.ticket = text(values.ticket);
    this.from = addresses.encodeAddress(text(values.from));
    this.isDone = false;
    this.replaces = values.replaces === true || getCurrentPages().length === 1;
    const texts = currentTexts();
    const mayOpen = addresses.isAllowed(url) && addresses.isAllowed(this.from) && this.ticket !== '';
    if (mayOpen && fits(values)) this.setData({ texts, src: url });
    else {
      this.setData({ texts, problem: mayOpen ? texts.outdated : texts.notAllowed });
      this.ticket = '';
    }
  },

  /** @param {{ detail: { src: string } }} event */
  onPageLoad({ detail }) {
    if (this.isDone || addresses.parameterOf(detail.src, TICKET) !== this.ticket) return;
    this.isDone = true;
    if (this.replaces) {
      // The page that asked is gone, so it is opened again and takes the ticket from its address.
      const src = addresses.withParameter(this.from, TICKET, this.ticket);
      wx.redirectTo({ url: addresses.pageAddress('web', { src }) });
      return;
    }
    this.tell();
    goBack();
  },

  onPageError() {
    this.setData({ problem: currentTexts().failed });
  },

  onBack() {
    goBack();
  },

  /** Gives the ticket to the page below, in the fragment of the address that it has. */
  tell() {
    if (this.replaces || this.ticket === '') return;
    const below = pageBelow();
    if (below !== undefined && typeof below.showAddress === 'function')
      below.showAddress(addresses.withParameter(this.from, TICKET, this.ticket));
  },

  onUnload() {
    // The person went back without a choice; the page below learns that nothing is kept under the ticket.
    if (!this.isDone) this.tell();
    this.isDone = true;
  },
});
