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
  'in %s a bank is called %s: English stands for a language that it has no name in',
  async (locale, name) => {
    const { container } = await renderComponent(<Probe />, locale);
    expect(container).toHaveTextContent(name);
  },
);
