import { bcp47, type Locale } from '#/i18n/locale';
import { NOT_STARTED_ID } from './inline/not-started';

/** For unsupported browsers; only the document has these texts. {{browsers}} is the list of supported ones. */
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
 * The HTML, in every language of the market, that is shown if the app does not start: its code or texts failed to load,
 * or the browser is too old. It needs neither texts, scripts nor style sheets. Its link reloads the page.
 * @param browsers the supported browsers, as a list of names with versions
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
  // A template, so that the page does not show or find these texts before.
  return `<template id="${NOT_STARTED_ID}"><div id="not-started" role="alert">${paragraphs.join('')}</div></template>`;
}
