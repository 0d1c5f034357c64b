// Sets palette and language before anything is painted. It runs before the modules, so it is written for every browser.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  var theme = read('chartdock.theme');
  var dark =
    theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-cd-theme', dark ? 'dark' : 'light');
  root.lang = read('chartdock.locale') === 'en' ? 'en' : 'zh';
  var manifest = document.querySelector('link[rel=manifest]');
  if (manifest !== null) manifest.setAttribute('href', '/manifest.' + root.lang + '.webmanifest');
  var colour = document.querySelector('meta[name=theme-color]');
  if (colour !== null && dark) colour.setAttribute('content', '#13161c');
})();
