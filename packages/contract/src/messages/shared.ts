import { en } from './en.ts';
import type { Catalogue } from './translator.ts';
import { zh } from './zh.ts';
import type { MessageKey } from './zh.ts';

/** The texts that every package shares. */
export const sharedMessages: Catalogue<MessageKey> = { zh, en };
