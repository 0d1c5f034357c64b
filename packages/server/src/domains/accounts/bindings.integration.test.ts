import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { bindingsSuite } from './bindings.suite.ts';

describeOnBothDatabases('codes and bindings', bindingsSuite);
