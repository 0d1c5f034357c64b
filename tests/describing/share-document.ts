import type { TestProject } from 'vitest/node';
import { describeServer } from '../../packages/server/src/http/openapi/serve.ts';

/** Makes the OpenAPI document once for all files of the integration project. */
export const setup = ({ provide }: TestProject): void => {
  provide('openApi', JSON.parse(JSON.stringify(describeServer())) as object);
};
