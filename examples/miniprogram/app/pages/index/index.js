const { pageAddress } = require('../../chartdock/addresses');
const { openPage } = require('../../chartdock/navigation');
const picked = require('../../picked');
const { server } = require('../../settings');
const { enter } = require('../../sign-in');

Page({
  data: { files: [], problem: '' },

  onLoad() {
    picked.watch((files) => this.setData({ files }));
  },

  /** The picker is a page of the backend in a web view; its choice comes back as a message. */
  async choose() {
    this.setData({ problem: '' });
    try {
      openPage(pageAddress('web', { src: await enter() }));
    } catch (error) {
      this.setData({ problem: '登录失败，请重试 / Signing in failed, try again' });
    }
  },

  open({ currentTarget }) {
    openPage(pageAddress('web', { src: currentTarget.dataset.address }));
  },

  /** The page of the product opens the native page that pays by itself, when someone pays by WeChat there. */
  pay() {
    openPage(pageAddress('web', { src: `${server}/payment` }));
  },
});
