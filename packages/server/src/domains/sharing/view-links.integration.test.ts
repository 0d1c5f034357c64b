import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { viewLinksSuite } from './view-links.suite.ts';

describeOnBothDatabases('view links', viewLinksSuite);
