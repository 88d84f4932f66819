import type { ChoiceGroup } from '#/components/actions/choice-menu';
import { setTextLength, textLength } from '#/i18n/text-length';

/** The choice of text length, in development only and therefore in English. */
export const textLengthGroup = (): ChoiceGroup => ({
  label: 'Texts',
  choices: [
    { key: 'written', label: 'As written', lang: 'en' },
    { key: 'longer', label: '40 % longer', lang: 'en' },
  ],
  chosen: textLength(),
  onChoose: (next) => {
    setTextLength(next === 'longer' ? 'longer' : 'written');
    window.location.reload();
  },
});
