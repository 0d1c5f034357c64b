const texts = {
  zh: {
    notAllowed: '此页面不能在小程序中打开',
    failed: '页面未能加载，请检查网络',
    retry: '重试',
    downloading: '正在下载',
    downloadFailed: '下载失败，请重试',
    payComing: '小程序支付即将推出，请在浏览器中完成付款',
    back: '返回',
  },
  en: {
    notAllowed: 'This page cannot be opened in the mini-program',
    failed: 'The page could not be loaded. Check your connection.',
    retry: 'Try again',
    downloading: 'Downloading',
    downloadFailed: 'The download failed. Try again.',
    payComing: 'Paying inside the mini-program is coming. Please pay in a browser.',
    back: 'Back',
  },
};

/** The texts in the language of the app around the mini-program; Chinese unless it is English. */
const currentTexts = () => (/^en/i.test(wx.getAppBaseInfo().language) ? texts.en : texts.zh);

module.exports = { currentTexts };
