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
    payComing: '小程序支付即将推出，请在浏览器中完成付款',
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
    payComing: 'Paying inside the mini-program is coming. Please pay in a browser.',
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
