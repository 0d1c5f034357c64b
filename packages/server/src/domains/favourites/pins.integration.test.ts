import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { pinsSuite } from './pins.suite.ts';

describeOnBothDatabases('pinned folders', pinsSuite);
