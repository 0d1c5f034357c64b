const { createChartdock } = require('@chartdock/embed');
const { defineChartdockPicker } = require('@chartdock/embed/element');

defineChartdockPicker();
const dock = createChartdock({
  clientId: 'notes',
  baseUrl: 'https://charts.example.com',
  getToken: async () => null,
});
console.log(JSON.stringify({ picks: typeof dock.pickFiles, hasPage: 'document' in globalThis }));
