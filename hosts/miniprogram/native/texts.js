const config = require('./config');

const texts = {
  zh: {
    notAllowed: '此页面不能在小程序中打开',
    failed: '页面未能加载，请检查网络',
    outdated: '小程序中的页面版本过旧，请更新小程序',
    retry: '重试',
    downloading: '正在下载',
    downloadFailed: '下载失败，请重试',
    photosDenied: '没有保存到相册的权限，请在设置中允许',
    openSetting: '打开设置',
    paying: '正在打开微信支付',
    payCancelled: '支付已取消，订单仍可支付',
    payFailed: '支付未完成，请重试，或返回后扫码支付',
    payUnavailable: '订单暂时无法在这里支付，请返回后扫码支付',
    payAgain: '继续支付',
    back: '返回',
  },
  en: {
    notAllowed: 'This page cannot be opened in the mini-program',
    failed: 'The page could not be loaded. Check your connection.',
    outdated: 'This part of the mini-program is too old for the page. Update the mini-program.',
    retry: 'Try again',
    downloading: 'Downloading',
    downloadFailed: 'The download failed. Try again.',
    photosDenied: 'Saving to your photos is not allowed. Allow it in the settings.',
    openSetting: 'Open settings',
    paying: 'Opening WeChat Pay',
    payCancelled: 'You cancelled the payment. The order can still be paid.',
    payFailed: 'The payment did not go through. Try again, or go back and scan the code.',
    payUnavailable: 'The order cannot be paid here right now. Go back and scan the code.',
    payAgain: 'Pay now',
    back: 'Back',
  },
};

/** The language that the person has set in the app, else that of the phone, which older versions name in its place. */
const languageOfApp = () => {
  // Basic libraries before 2.20.1 know the older name only.
  const { language } = wx.getAppBaseInfo ? wx.getAppBaseInfo() : wx.getSystemInfoSync();
  return language || '';
};

/** Language of these pages: the configured one, else Chinese for every kind of Chinese and English for all others. */
const currentLanguage = () => {
  const { language } = config;
  if (language === 'zh' || language === 'en') return language;
  return /^(?:zh|$)/i.test(languageOfApp()) ? 'zh' : 'en';
};

/** The texts in that language. */
const currentTexts = () => texts[currentLanguage()];

module.exports = { currentLanguage, currentTexts };
