import { renderComponent } from '#/testing/render-component';
import { useLocale } from './use-locale';

const bank = { name: { la: 'ທະນາຄານໜຶ່ງ', en: 'One Bank' } };

function Probe() {
  return <p>{useLocale().nameOf(bank)}</p>;
}

it.each([
  ['la', 'ທະນາຄານໜຶ່ງ'],
  ['en', 'One Bank'],
  ['th', 'One Bank'],
] as const)(
  'in %s, the name of a bank is %s: English for a language without a name',
  async (locale, name) => {
    const { container } = await renderComponent(<Probe />, locale);
    expect(container).toHaveTextContent(name);
  },
);
