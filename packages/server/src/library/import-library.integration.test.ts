import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { importLibrarySuite } from './import-library.suite.ts';

describeOnBothDatabases('importing templates of an operator', importLibrarySuite);
