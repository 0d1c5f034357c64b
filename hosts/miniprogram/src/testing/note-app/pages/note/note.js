const { showAddress } = require('../../chartdock/show-address');

Page({ data: { src: 'https://charts.example.com/partner' }, showAddress });
