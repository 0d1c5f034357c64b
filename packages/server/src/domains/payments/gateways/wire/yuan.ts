/** Writes whole fen as yuan with two digits, such as `9.90`. */
export const formatYuan = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Reads yuan as whole fen, digit by digit so that nothing is rounded; undefined for anything else, blanks around it included: a gateway writes none. */
export const parseYuan = (text: string): number | undefined => {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return parts === null ? undefined : Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`);
};
