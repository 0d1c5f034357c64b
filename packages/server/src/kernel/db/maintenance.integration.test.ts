import { maintenanceSuite } from './maintenance.suite.ts';
import { describeOnBothDatabases } from './testing/describe-on-both-databases.ts';

describeOnBothDatabases('maintainDatabase', maintenanceSuite);
