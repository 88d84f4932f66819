import { bcp47, type Locale } from '#/i18n/locale';
import { NOT_STARTED_ID } from './inline/not-started';

/** For browsers that are too old to start the app: only the document has these texts. {{browsers}} lists the supported ones. */
const TOO_OLD: Readonly<Record<Locale, string>> = {
  th: 'เบราว์เซอร์นี้เก่าเกินไป โปรดใช้ {{browsers}} หรือใหม่กว่า',
  la: 'ບຣາວເຊີນີ້ເກົ່າເກີນໄປ ກະລຸນາໃຊ້ {{browsers}} ຫຼື ໃໝ່ກວ່າ',
  en: 'This browser is too old. Please use {{browsers}}, or a newer one.',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface NotStartedTexts {
  readonly failed: string;
  readonly reload: string;
}

/**
 * What the document says, in every language of the market, if the app does not start: its code or its texts did not come,
 * or the browser is too old for them. Needs neither, and no style sheet. Its link leads to the page itself, which loads it
 * again without any script.
 * @param browsers the supported ones, as a list of names with their versions
 */
export function notStartedPage(
  texts: Readonly<Partial<Record<Locale, NotStartedTexts>>>,
  browsers: string,
): string {
  const paragraphs = (Object.entries(texts) as [Locale, NotStartedTexts][]).map(
    ([locale, { failed, reload }]) => {
      const language = `lang="${bcp47(locale)}"`;
      return (
        `<p ${language} class="failed">${escaped(failed)} <a href="">${escaped(reload)}</a></p>` +
        `<p ${language} class="old">${escaped(TOO_OLD[locale].replace('{{browsers}}', browsers))}</p>`
      );
    },
  );
  // A template: until then the page neither has these texts nor finds them.
  return `<template id="${NOT_STARTED_ID}"><div id="not-started" role="alert">${paragraphs.join('')}</div></template>`;
}
