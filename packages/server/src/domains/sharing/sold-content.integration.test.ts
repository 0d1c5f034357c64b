import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { soldContentSuite } from './sold-content.suite.ts';

describeOnBothDatabases('content of something for sale', soldContentSuite);
