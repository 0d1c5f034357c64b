const { backend } = require('./settings');

const login = () => new Promise((success, fail) => wx.login({ success, fail }));

const post = (path, data) =>
  new Promise((success, fail) =>
    wx.request({ url: `${backend}${path}`, method: 'POST', data, success, fail }),
  );

/**
 * Signs the person in and gives the address that opens a page of the backend for them. A web view shares nothing with the
 * mini-program, so a ticket that is good once and for a minute hands the sign-in over.
 */
const enter = async () => {
  const { code } = await login();
  const { statusCode, data } = await post('/mini/sign-in', { code });
  if (statusCode !== 200) throw new Error(`signing in: ${statusCode}`);
  return `${backend}/mini/enter?ticket=${encodeURIComponent(data.ticket)}`;
};

module.exports = { enter };
