import { z } from 'zod';
import { instantSchema } from './wire.ts';
import { isAllowedName, isEmail, isPhone } from '../rules/formats.ts';
import { passwordProblem } from '../rules/password.ts';
import { stripScript } from '../rules/title.ts';

// Half of a pair of code units has no place in JSON that a database keeps.
const cleanLine = (text: string): string => stripScript(text.replace(/\p{Surrogate}/gu, '')).trim();

/** A mainland phone number; spaces, hyphens and the country code are taken away (VALID-19). */
export const phoneSchema = z
  .string()
  .max(32)
  .transform((text) => text.replace(/[\s-]/g, '').replace(/^(\+86|0086)/, ''))
  .pipe(z.string().refine(isPhone));

/** An e-mail address in lower case (VALID-17). */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.string().refine(isEmail));

/** An e-mail address or a mainland phone number, in the form that is stored. */
export const loginNameSchema = z.union([emailSchema, phoneSchema]);

/** A code of six digits that was sent by phone or e-mail. */
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** A new password: 8 to 16 characters, no white space, not all of one kind (VALID-20..22). */
export const newPasswordSchema = z
  .string()
  .max(256)
  .refine((text) => passwordProblem(text) === undefined);

/** The name of a person: at most 60 characters, none of the forbidden ones (VALID-16). */
export const personNameSchema = z
  .string()
  .max(240)
  .transform((text) => cleanLine(text))
  .pipe(z.string().min(1).max(60).refine(isAllowedName));

/** A line of a profile, without script markup. */
export const profileLineSchema = z
  .string()
  .max(480)
  .transform((text) => cleanLine(text))
  .pipe(z.string().max(120));

/** A code that was sent: its masked receiver, when another may be asked for, and how long it is valid. */
export const sentCodeSchema = z
  .object({ target: z.string(), nextTime: instantSchema, expireTime: instantSchema })
  .meta({ id: 'SentCode' });

/** Contacts that can be bound to an account besides its password. */
export const contactKindSchema = z.enum(['phone', 'email']);
/** Contact that can be bound to an account besides its password. */
export type ContactKind = z.output<typeof contactKindSchema>;
