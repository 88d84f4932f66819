import { entryLink, slipLink, SLIPS_LINK, statementDetailIn } from './statement-links';

const detailOf = (link: string) => statementDetailIn(new URL(link, 'https://wallet.example').searchParams);

it('reads from a link what to open over the statement', () => {
  expect(detailOf(SLIPS_LINK)).toEqual({ name: 'slips', key: null });
  const key = '2026-11-20T06:42:08.000+07:00 SL 1&2';
  expect(detailOf(slipLink(key))).toEqual({ name: 'slips', key });
  expect(detailOf(entryLink(key))).toEqual({ name: 'entry', at: key });
});

it.each(['/user/statement', '/user/statement?entry=', '/user/statement?other=1'])(
  '%s opens nothing',
  (link) => {
    expect(detailOf(link)).toBeNull();
  },
);
