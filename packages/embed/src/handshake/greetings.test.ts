import type { Field, Shape } from '../testing/describe-shape.ts';
import { anything, describeOpenShape, exactly, key, long, many, one } from '../testing/describe-shape.ts';
import { isHello, isJoin, isRefuse, isWelcome } from './greetings.ts';

const version: Field = { good: [1, 10_000], bad: [0, 10_001, 1.5, '1', null] };
const features: Field = {
  good: [[], ['tasks', ''], many(64, long(64))],
  bad: [many(65, 'a'), [long(65)], [1], 'tasks', null],
};
const greeting: Shape = { cd: { good: [1], bad: [2, '1', null] }, ch: key };

describeOpenShape('a hello', isHello, { ...greeting, t: exactly('hello') });
describeOpenShape('a join', isJoin, {
  ...greeting,
  t: exactly('join'),
  nonce: key,
  // Never above the highest.
  min: { good: [1], bad: [0, 1.5, '1', null, 2] },
  max: version,
  features,
});
describeOpenShape('a welcome', isWelcome, {
  ...greeting,
  t: exactly('welcome'),
  nonce: key,
  v: version,
  features,
  config: anything,
  first: anything,
});
describeOpenShape('a refusal', isRefuse, {
  ...greeting,
  t: exactly('refuse'),
  nonce: key,
  code: one('version_host', 'version_guest'),
});
