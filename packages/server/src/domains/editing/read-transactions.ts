import type { Locale } from '@chartdock/contract';
import type { Cause, Operation, Transaction } from '@chartdock/editing';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import { parseCleanJson } from '../definitions/index.ts';

const MOST = 500;
const ID = /^[\w.:-]{1,100}$/;
const CAUSES: readonly Cause[] = ['user', 'undo', 'redo', 'paste', 'host', 'ai'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads transactions that a caller sent as JSON text: their form, not yet their operations. Throws `invalidInput` with the place of the first fault. */
export const readTransactions = (text: string, locale: Locale): readonly Transaction[] => {
  const say = (en: string, zh: string): string => (locale === 'zh' ? zh : en);
  const list = parseCleanJson(text);
  if (!Array.isArray(list))
    throw refuseInput('ops', say('must be a list as JSON text', '必须是 JSON 列表文本'));
  if (list.length === 0 || list.length > MOST)
    throw refuseInput('ops', say(`must have 1 to ${MOST} entries`, `必须有 1 到 ${MOST} 项`));
  const seen = new Set<string>();
  return list.map((one: unknown, at) => {
    if (!isRecord(one)) throw refuseInput(`${at}`, say('must be an object', '必须是对象'));
    const { id, label = 'edit', cause = 'user', ops } = one;
    if (typeof id !== 'string' || !ID.test(id) || seen.has(id))
      throw refuseInput(`${at}.id`, say('must be an id of its own', '必须是唯一的标识'));
    seen.add(id);
    if (typeof label !== 'string' || label.length > 100)
      throw refuseInput(
        `${at}.label`,
        say('must be a text of at most 100 characters', '必须是不超过 100 个字符的文本'),
      );
    const known = CAUSES.find((name) => name === cause);
    if (known === undefined)
      throw refuseInput(
        `${at}.cause`,
        say(`must be one of ${CAUSES.join(', ')}`, `必须是其中之一：${CAUSES.join('、')}`),
      );
    if (!Array.isArray(ops) || ops.length > 20_000)
      throw refuseInput(`${at}.ops`, say('must be a list', '必须是列表'));
    // Each of them is checked as it is applied.
    return { id, label, cause: known, ops: ops as readonly Operation[] };
  });
};
