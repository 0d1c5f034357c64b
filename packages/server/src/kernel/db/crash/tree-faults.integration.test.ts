import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { treeFaultsSuite } from './tree-faults.suite.ts';

describeOnBothDatabases('findTreeFaults', treeFaultsSuite);
