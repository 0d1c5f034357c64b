const { address } = require('../../chartdock/config');

Page({ data: { src: address } });
