import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { importingSuite } from './importing.suite.ts';

describeOnBothDatabases('importing files', importingSuite);
