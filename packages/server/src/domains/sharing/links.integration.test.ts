import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { linksSuite } from './links.suite.ts';

describeOnBothDatabases('links', linksSuite);
