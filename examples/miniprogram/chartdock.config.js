const picked = require('../picked');
const { backend, server } = require('../settings');

/** Takes the place of `chartdock/config.js` when the native pages are copied. */
module.exports = {
  folder: '/chartdock',
  origins: [backend, server],
  server,
  start: `${server}/history`,
  home: '/pages/index/index',
  stays: [`${backend}/mini`],
  language: '',
  businessProgram: false,
  title: 'Atlas Notes',
  onMessage: picked.takeMessage,
};
