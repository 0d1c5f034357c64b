/** The settings of a webpack 5 that knows style sheets by itself, and keeps names readable for the test. */
module.exports = {
  mode: 'production',
  context: __dirname,
  entry: './main.js',
  output: { path: `${__dirname}/webpack`, filename: '[name].js' },
  experiments: { css: true },
  optimization: { minimize: false },
  performance: { hints: false },
};
