import { Landmark, Smartphone } from 'lucide-react';
import { Checkbox } from '#/components/choice/checkbox';
import { ChoiceChips } from '#/components/choice/choice-chips';
import { PickerField } from '#/components/choice/picker-field';
import { PickerList } from '#/components/choice/picker-list';
import { SegmentedControl } from '#/components/choice/segmented-control';
import { SelectField } from '#/components/choice/select-field';
import { Tabs } from '#/components/layout/tabs';
import { useMarket } from '#/data/market/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { nothing } from '../samples';
import { Held, Specimen } from '../specimen';

const PANEL = 'gallery-tab-panel';

export function Choices() {
  const t = useText();
  const { nameOf } = useLocale();
  const { currencies } = useMarket();
  const money = currencies.map((each) => ({ value: each.code, label: nameOf(each) }));
  const accounts = [
    { value: 'wallet', title: t('transfer.wallet'), subtitle: t('transfer.available', { amount: '500.00' }) },
    { value: 'game', title: 'Moon', subtitle: t('transfer.available', { amount: '24,860.50' }) },
    { value: 'other', title: 'Star', subtitle: t('components.gameInactive'), disabled: true },
  ];
  const kinds = [
    { value: 'all', label: t('statement.all') },
    { value: 'deposit', label: t('records.type.deposit') },
    { value: 'withdraw', label: t('records.type.withdraw') },
    { value: 'bonus', label: t('records.type.bonus') },
    { value: 'promotion', label: t('records.type.promotion') },
  ];
  const games = [
    { value: 'slot', label: t('home.category.slot') },
    { value: 'sport', label: t('home.category.sport') },
    { value: 'lotto', label: t('home.category.lotto') },
  ];
  return (
    <>
      <Specimen name="SelectField: empty; the browser opens it">
        <Held<string | null> start={null}>
          {(value, set) => (
            <SelectField label={t('withdraw.currency')} value={value} onValueChange={set} options={money} />
          )}
        </Held>
      </Specimen>
      <Specimen name="SelectField: error, disabled">
        <SelectField
          label={t('withdraw.currency')}
          error={t('errors.required', { field: t('withdraw.currency') })}
          value={null}
          onValueChange={nothing}
          options={money}
        />
        <SelectField
          label={t('withdraw.currency')}
          value={currencies[0].code}
          onValueChange={nothing}
          options={money}
          disabled
        />
      </Specimen>
      <Specimen name="PickerField: empty; a press opens its sheet">
        <Held<string | null> start={null}>
          {(value, set) => (
            <PickerField
              searchable
              label={t('transfer.from')}
              placeholder={t('transfer.choose')}
              value={value}
              onValueChange={set}
              options={accounts}
            />
          )}
        </Held>
      </Specimen>
      <Specimen name="PickerField: chosen, error, disabled">
        <PickerField label={t('transfer.from')} value="game" onValueChange={nothing} options={accounts} />
        <PickerField
          label={t('transfer.to')}
          error={t('transfer.selectAccount')}
          value={null}
          onValueChange={nothing}
          options={accounts}
        />
        <PickerField
          label={t('transfer.to')}
          value="wallet"
          onValueChange={nothing}
          options={accounts}
          disabled
        />
      </Specimen>
      <Specimen name="PickerList: what the sheet holds, searched">
        <PickerList
          searchable
          label={t('transfer.from')}
          value="game"
          options={accounts}
          onChoose={nothing}
        />
      </Specimen>
      <Specimen name="Checkbox: off, on, disabled">
        <Checkbox>{t('login.remember')}</Checkbox>
        <Checkbox defaultChecked>{t('login.remember')}</Checkbox>
        <Checkbox disabled>{t('login.remember')}</Checkbox>
      </Specimen>
      <Specimen name="SegmentedControl: with icons, disabled">
        <Held start="phone">
          {(value, set) => (
            <SegmentedControl
              label={t('statement.column.activity')}
              value={value}
              onValueChange={set}
              segments={[
                { value: 'phone', label: t('login.phone'), icon: <Smartphone /> },
                { value: 'bank', label: t('profile.account'), icon: <Landmark /> },
              ]}
            />
          )}
        </Held>
        <SegmentedControl
          disabled
          label={t('withdraw.currency')}
          value="slot"
          onValueChange={nothing}
          segments={games}
        />
      </Specimen>
      <Specimen name="ChoiceChips: a row that is pushed sideways">
        <Held start="all">
          {(value, set) => (
            <ChoiceChips label={t('statement.filter')} value={value} onValueChange={set} choices={kinds} />
          )}
        </Held>
      </Specimen>
      <Specimen name="Tabs">
        <Held start="slot">
          {(value, set) => (
            <>
              <Tabs label={t('home.games')} tabs={games} value={value} onValueChange={set} panelId={PANEL} />
              <div id={PANEL} role="tabpanel" aria-label={t('home.games')}>
                {games.find((each) => each.value === value)?.label}
              </div>
            </>
          )}
        </Held>
      </Specimen>
    </>
  );
}
