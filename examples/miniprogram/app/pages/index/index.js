const { pageAddress } = require('../../chartdock/addresses');
const { openPage } = require('../../chartdock/navigation');

Page({
  openFiles() {
    openPage(pageAddress('web', {}));
  },
});
