import { IMPORT_MEGABYTES } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import type { Request } from 'express';
import { z } from 'zod';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { App } from '../../kernel/calls/context.ts';
import { authenticate } from '../../domains/sessions/index.ts';
import { tokenOf } from '../token.ts';
import type { IntakeRules } from './bodies.ts';
import type { BodyRules } from './read-bytes.ts';

const MEGABYTE = 1_048_576;

/** Room for the field names and boundaries around a file. */
const WRAPPING_BYTES = 65_536;

const takesFile = ({ encoding, input }: Endpoint): boolean =>
  encoding === 'multipart' &&
  input instanceof z.ZodObject &&
  Object.values(input.shape).some((field) => field instanceof z.ZodFile);

const allCalls = Object.values<Readonly<Record<string, Endpoint>>>(endpoints).flatMap((calls) =>
  Object.values(calls),
);

/** Most bytes of the calls that may carry more than others, by method and path. */
const largeCalls: ReadonlyMap<string, { readonly limit: number; readonly takesFiles: boolean }> = new Map(
  allCalls.flatMap((call) => {
    const takesFiles = takesFile(call);
    const megabytes = call.megabytes ?? (takesFiles ? IMPORT_MEGABYTES : undefined);
    if (megabytes === undefined) return [];
    return [[`${call.method} ${call.path}`, { takesFiles, limit: megabytes * MEGABYTE + WRAPPING_BYTES }]];
  }),
);

/** Names the account of the token in a request's header; undefined for a stranger. */
export const createIdentify =
  (app: App): BodyRules['identify'] =>
  async (request) => {
    try {
      return (await authenticate(app, tokenOf(request))).userId;
    } catch (error) {
      if (isCallError(error)) return undefined;
      throw error;
    }
  };

/**
 * Returns the most bytes that the body of a call may hold: 1 MB, 20 MB of a file for a call that takes one, else the limit of its
 * endpoint.
 */
export const createCallRules = (app: App): ((request: Request) => IntakeRules) => {
  const identify = createIdentify(app);
  const plain: IntakeRules = { limit: MEGABYTE, identify };
  const refuseLarge = (): CallError => new CallError('fileTooLarge');
  return (request) => {
    const large = largeCalls.get(`${request.method} ${request.baseUrl}${request.path}`);
    return large === undefined ? plain : { ...large, identify, refuseLarge };
  };
};
