const webpack = require('webpack');
const settings = require('./webpack.config.cjs');

webpack(settings, (error, stats) => {
  if (error ?? stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
  }
});
