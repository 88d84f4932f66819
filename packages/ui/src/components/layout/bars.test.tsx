import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderComponent } from '#/testing/render-component';
import { onScreenOf } from '#/testing/screen-width';
import { BottomBar } from './bottom-bar';
import { QuickWidget } from './quick-widget';
import { TopBar } from './top-bar';

describe('BottomBar', () => {
  const bar = (
    <BottomBar
      label="menu"
      items={['a', 'b', 'c', 'd'].map((each) => ({ label: each, icon: null, to: `/${each}` }))}
      home={{ to: '/home', label: 'home' }}
    />
  );

  test.each([
    [1023, ['a', 'b', 'home', 'c', 'd']],
    [1024, ['home', 'a', 'b', 'c', 'd']],
  ])('has home in the same place in tab order as on screen, at %i px', async (width, order) => {
    onScreenOf(width);
    await renderComponent(bar);
    const names = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(names).toEqual(order);
  });

  test('marks the current page, and calls the handler of an action', async () => {
    const onPress = jest.fn();
    await renderComponent(
      <BottomBar
        label="เมนูหลัก"
        items={[
          { label: 'โปรไฟล์', icon: null, to: '/profile' },
          { label: 'เงื่อนไข', icon: null, onPress },
          { label: 'ประวัติ', icon: null, to: '/' },
          { label: 'ติดต่อ', icon: null, to: '/contact' },
        ]}
        home={{ to: '/home', label: 'หน้าแรก' }}
      />,
      'th',
    );
    const bar = within(screen.getByRole('navigation', { name: 'เมนูหลัก' }));
    const places = bar
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(places).toEqual(['โปรไฟล์', 'หน้าแรก', 'ประวัติ', 'ติดต่อ']);
    expect(bar.getByRole('link', { name: 'ประวัติ' })).toHaveAttribute('aria-current', 'page');
    expect(bar.getByRole('link', { name: 'ติดต่อ' })).not.toHaveAttribute('aria-current');
    await userEvent.click(bar.getByRole('button', { name: 'เงื่อนไข' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('TopBar', () => {
  const brand = { name: 'Sabai', logo: null, to: '/user' };

  test('links the product name to the home page', async () => {
    await renderComponent(<TopBar brand={brand} />);
    expect(screen.getByRole('link', { name: 'Sabai' })).toHaveAttribute('href', '/user');
  });

  test('shows a back button instead if it has onBack', async () => {
    const onBack = jest.fn();
    await renderComponent(<TopBar brand={brand} onBack={onBack} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('QuickWidget', () => {
  test.each([
    [0, 'Wheel'],
    [3, 'Wheel 3 coins'],
    [120, 'Wheel 120 coins'],
  ])('with a count of %p its accessible name is %p', async (count, name) => {
    await renderComponent(
      <QuickWidget label="Wheel" icon={null} count={count} countLabel={`${count} coins`} to="/spin" />,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName(name);
  });

  test('ignores presses while busy', async () => {
    const onPress = jest.fn();
    await renderComponent(<QuickWidget label="Refresh" icon={null} busy onPress={onPress} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onPress).not.toHaveBeenCalled();
  });
});
