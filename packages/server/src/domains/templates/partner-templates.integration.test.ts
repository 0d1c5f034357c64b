import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { partnerTemplatesSuite } from './partner-templates.suite.ts';

describeOnBothDatabases('templates of a partner', partnerTemplatesSuite);
