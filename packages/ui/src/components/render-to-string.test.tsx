/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '#/i18n/create-i18n';
import type { Bank } from '#/market/market';
import { minor } from '#/money/minor';
import { kip } from '#/testing/markets';
import { AmountField } from './form/amount-field';
import { BalanceCard } from './money/balance-card';
import { BankPicker } from '#/components/choice/bank-picker';
import { BankTile } from './money/bank-tile';
import { BottomBar } from './layout/bottom-bar';
import { Button, ButtonLink } from './actions/button';
import { Carousel } from './media/carousel';
import { Checkbox } from '#/components/choice/checkbox';
import { CopyButton } from './actions/copy-button';
import { ChoiceMenu } from './actions/choice-menu';
import { Dialog } from './overlay/dialog';
import { EmptyState } from './feedback/empty-state';
import { GameCard } from './media/game-card';
import { ListCard, ListRow } from '#/components/lists/list-row';
import { Loader } from './feedback/loader';
import { Pager } from '#/components/lists/pager';
import { PasswordField } from './form/password-field';
import { QuickWidget, QuickWidgets } from './layout/quick-widget';
import { SegmentedControl } from '#/components/choice/segmented-control';
import { SelectField } from '#/components/choice/select-field';
import { ServerHtml } from './media/server-html';
import { SkeletonRow } from './feedback/skeleton';
import { Steps } from './form/steps';
import { Tabs } from './layout/tabs';
import { ToastProvider } from './feedback/toast';
import { TopBar } from './layout/top-bar';

const bank: Bank = {
  code: 'BCEL',
  aliases: [],
  name: { th: 'ธนาคาร', la: 'ທະນາຄານ', en: 'Bank' },
  shortName: 'BCEL',
  color: '#cb0202',
  monogram: 'BC',
  accountDigits: { from: 6, to: 20 },
};
const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];

const parts: readonly (readonly [string, ReactElement])[] = [
  [
    'AmountField',
    <AmountField key="" label="a" value="" onValueChange={nothing} currency={kip} presets={[minor(1)]} />,
  ],
  [
    'BalanceCard',
    <BalanceCard
      key=""
      label="a"
      amount={minor(1)}
      currency={kip}
      parts={[['c', minor(1)]]}
      bonusLabel="b"
      bonus={undefined}
      actions={null}
    />,
  ],
  ['BankPicker', <BankPicker key="" label="a" banks={[bank]} value="BCEL" onValueChange={nothing} />],
  ['BankTile', <BankTile key="" bank={bank} />],
  [
    'BottomBar',
    <BottomBar
      key=""
      label="a"
      items={[{ label: 'b', icon: null, to: '/' }]}
      home={{ to: '/', label: 'c' }}
    />,
  ],
  [
    'Button',
    <Button key="" busy>
      a
    </Button>,
  ],
  [
    'ButtonLink',
    <ButtonLink key="" to="/">
      a
    </ButtonLink>,
  ],
  ['Carousel', <Carousel key="" label="a" count={1} slide={() => <p>b</p>} />],
  ['Checkbox', <Checkbox key="">a</Checkbox>],
  ['CopyButton', <CopyButton key="" text="a" what="b" />],
  [
    'Dialog',
    <Dialog key="" open title="a" onClose={nothing}>
      b
    </Dialog>,
  ],
  ['EmptyState', <EmptyState key="" icon={null} title="a" />],
  [
    'GameCard',
    <GameCard key="" code="A" name="a" value={minor(1)} currency={kip} isActive onOpen={nothing} />,
  ],
  ['ChoiceMenu', <ChoiceMenu key="" label="a" face="a" groups={[]} />],
  [
    'ListRow',
    <ListCard key="">
      <ListRow tone="info" icon={null} title="a" />
    </ListCard>,
  ],
  ['Loader', <Loader key="" />],
  ['Pager', <Pager key="" page={1} pages={3} onPage={nothing} />],
  ['PasswordField', <PasswordField key="" label="a" />],
  [
    'QuickWidget',
    <QuickWidgets key="">
      <QuickWidget label="a" icon={null} to="/" />
    </QuickWidgets>,
  ],
  [
    'SegmentedControl',
    <SegmentedControl key="" label="a" value="a" onValueChange={nothing} segments={options} />,
  ],
  ['SelectField', <SelectField key="" label="a" value={null} onValueChange={nothing} options={options} />],
  ['ServerHtml', <ServerHtml key="" html="<b>a</b>" />],
  ['SkeletonRow', <SkeletonRow key="" />],
  ['Steps', <Steps key="" step={1} total={4} />],
  ['Tabs', <Tabs key="" label="a" tabs={options} value="a" onValueChange={nothing} panelId="p" />],
  ['TopBar', <TopBar key="" brand={{ name: 'a', logo: null, to: '/' }} />],
];

test('runs without a document', () => {
  expect(typeof document).toBe('undefined');
});

test.each(parts)(
  '%s renders to a string without style attributes, which the CSP would block',
  async (_, part) => {
    const i18n = await createI18n('la');
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <ToastProvider>{part}</ToastProvider>
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect(html.length).toBeGreaterThan(40);
    expect(html).not.toMatch(/ style="/);
  },
);
