import * as CODE from '@chartdock/contract/codes';
import { inputIssueSchema, savedCanvasSchema } from '@chartdock/contract/schema';
import { z } from 'zod';
import { messageOf } from '../answer.ts';
import type { DescribedCall } from './described-call.types.ts';
import { REFUSALS_BY_CALL } from './refusals-by-call.ts';
import type { RefusalName } from './refusals-by-call.ts';

const because = z.object({ reason: z.string().optional() }).nullable();
const misplaced = z.object({ issues: z.array(inputIssueSchema) }).nullable();
const price = z.object({ price: z.number() });

/** Data of a refusal besides its code; null for every other. */
const REFUSED_DATA: Readonly<Partial<Record<RefusalName, z.ZodType>>> = {
  invalidInput: misplaced,
  importUnreadable: misplaced,
  tooManyRequests: z.object({ retryAfter: z.number().int().optional() }).nullable(),
  notAllowed: z.object({ needs: z.string().optional(), reason: z.string().optional() }).nullable(),
  codeTooSoon: z.object({ nextTime: z.number().int() }),
  gatewayFailed: because,
  accountRestricted: because,
  couponRefused: because,
  upgradeNeeded: because,
  definitionConflict: savedCanvasSchema,
  alreadyPaid: z.object({ order: z.object({ id: z.string() }) }).nullable(),
  paymentNeeded: price.nullable(),
  priceChanged: price,
};

const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const schemaOf = (name: RefusalName) => {
  const code = CODE[name];
  const [zh, en] = [messageOf(code, 'zh'), messageOf(code, 'en')];
  return z
    .object({
      code: z.literal(code).meta({ description: `Always ${code}.` }),
      msg: z.string().meta({ examples: [zh, en] }),
      data: REFUSED_DATA[name] ?? z.null(),
    })
    .meta({ id: `Refused${titled(name)}`, description: en });
};

const schemas = new Map<RefusalName, ReturnType<typeof schemaOf>>();

/** Returns the schema of a refusal: the same value each time, so that the document has it once. */
export const refusalSchema = (name: RefusalName): ReturnType<typeof schemaOf> => {
  const schema = schemas.get(name) ?? schemaOf(name);
  schemas.set(name, schema);
  return schema;
};

const isRefusalName = (name: string): name is RefusalName => name !== 'ok';

const ORDER: readonly RefusalName[] = Object.keys(CODE)
  .filter((name): name is keyof typeof CODE => Object.hasOwn(CODE, name))
  .filter(isRefusalName)
  .toSorted((one, other) => Number(CODE[one]) - Number(CODE[other]));

/** Lists the refusals of a call, in the order of the codes: those of every call of its kind, and its own. */
export const refusalsOf = (call: DescribedCall): readonly RefusalName[] => {
  const { endpoint, access, items, pages } = call;
  const found = new Set<RefusalName>(['tooManyRequests', 'databaseBusy', 'internal', 'invalidInput']);
  const add = (when: boolean, ...names: readonly RefusalName[]): void => {
    if (when) for (const name of names) found.add(name);
  };
  add(access !== 'public', 'tokenInvalid', 'tokenExpired', 'notAllowed');
  add(access !== 'public' && endpoint.write, 'idempotencyMismatch');
  add(items === 'named', 'fileUnavailable');
  add(pages !== undefined, 'originRefused');
  for (const name of REFUSALS_BY_CALL[call.name] ?? []) found.add(name);
  return ORDER.filter((name) => found.has(name));
};
