/** Where your backend and the Chartdock server are; both are registered as domains of the mini-program. */
module.exports = {
  backend: 'https://notes.example.com',
  server: 'https://charts.example.com',
};
