import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { proxiesSuite } from './proxies.suite.ts';

describeOnBothDatabases('behind a proxy', proxiesSuite);
