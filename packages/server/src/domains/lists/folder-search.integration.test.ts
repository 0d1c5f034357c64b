import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { folderSearchSuite } from './folder-search.suite.ts';

describeOnBothDatabases('search in one folder', folderSearchSuite);
