import type { CodeMessage } from './message.types.ts';

/** A message as people read it. */
export interface CodeText {
  readonly subject: string;
  readonly text: string;
}

/** Writes a code as a short text in the person's language. */
export const formatCodeText = ({ code, minutes, locale }: CodeMessage): CodeText =>
  locale === 'en'
    ? {
        subject: `${code} is your Chartdock code`,
        text: `Your code is ${code}. It is valid for ${minutes} minutes. Do not tell it to anyone.`,
      }
    : {
        subject: `Chartdock 验证码 ${code}`,
        text: `您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人。`,
      };
