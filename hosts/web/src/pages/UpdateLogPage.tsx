export { UpdateLogScreen as UpdateLogPage } from '@chartdock/react/shell';
