import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { itemsFolderSuite } from './items-folder.suite.ts';
import { itemsSuite } from './items.suite.ts';

describeOnBothDatabases('tokens for items', itemsSuite);
describeOnBothDatabases('a token for one folder', itemsFolderSuite);
