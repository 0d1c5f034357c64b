import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { oauthSuite } from './oauth.suite.ts';

describeOnBothDatabases('the endpoints of OAuth', oauthSuite);
