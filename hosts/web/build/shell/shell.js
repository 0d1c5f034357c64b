// Chooses what the page shows until its scripts come: the frame of the files, the sign-in page, or the mark alone.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  var page = window.location.pathname.replace(/(.)\/$/, '$1').replace(/^\/$/, '/history');
  var needsPerson =
    /^\/(history|diagrams|colla|fav|trash|template_create|my_templates|review|category|template|ai_create|partners|payment|coupon|setting)$/.test(
      page,
    );
  var shell = needsPerson ? (read('chartdock.signedIn') === null ? 'entry' : 'frame') : 'mark';
  root.setAttribute('data-cd-shell', page === '/login' ? 'entry' : shell);
  root.setAttribute('data-cd-page', page);
  root.setAttribute('data-cd-side', read('chartdock.sideMenu') || 'full');
})();
