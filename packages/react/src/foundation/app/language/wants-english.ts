/** Returns whether someone whose browser asks for these languages, the dearest first, would rather read English than Chinese. */
export const wantsEnglish = (languages: readonly string[]): boolean =>
  languages
    .map((language) => language.toLowerCase().split('-')[0])
    .find((language) => language === 'zh' || language === 'en') === 'en';
