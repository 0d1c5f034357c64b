/** Returns an id that no topic has: 80 random bits. */
export const newTopicId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `t${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
};
