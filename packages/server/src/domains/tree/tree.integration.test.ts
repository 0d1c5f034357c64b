import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { treeSuite } from './tree.suite.ts';

describeOnBothDatabases('the file tree', treeSuite);
