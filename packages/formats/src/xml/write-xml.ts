const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
// XML 1.0 has no place for these, escaped or not.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for an attribute. */
export const attributeText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);

/** Escapes a text between tags; line ends and tabs stay as they are. */
export const elementText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

type Value = string | number | undefined;

/** Writes an element; attributes that are undefined are left out, `content` must be escaped already. */
export const xml = (name: string, attributes: Readonly<Record<string, Value>>, content = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attributeText(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};

/** Opens an XML document. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
