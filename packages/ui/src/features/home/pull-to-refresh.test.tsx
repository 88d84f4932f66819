import { refreshSlots } from '@member-wallet/api-sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#/testing/render-app';

/** How far the page has to be pulled down. */
const FAR_PX = 120;

const finger = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const pull = (to: { x: number; y: number }, from: Node = document) => {
  fireEvent.touchStart(from, { ...finger(100, 50), bubbles: true, composed: true });
  for (let part = 1; part <= 4; part += 1) {
    fireEvent.touchMove(document, finger(100 + (to.x * part) / 4, 50 + (to.y * part) / 4));
  }
};
const letGo = () => fireEvent.touchEnd(document, { touches: [] });

async function open() {
  const app = await renderApp({ path: '/user/home', token: 't' });
  await screen.findByText('Somchai Jaidee');
  return app;
}

it('refreshes all balances once, and announces it', async () => {
  const { server } = await open();
  const release = server.hold(refreshSlots);
  pull({ x: 5, y: FAR_PX - 10 });
  expect(screen.getByText('ดึงลงเพื่อรีเฟรช')).toBeInTheDocument();
  fireEvent.touchMove(document, finger(105, 50 + FAR_PX));
  expect(screen.getByText('ปล่อยเพื่อรีเฟรช')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('กำลังรีเฟรชยอดเงิน')).toHaveAttribute('role', 'status');
  // Another pull meanwhile sends no further request.
  pull({ x: 0, y: FAR_PX + 20 });
  letGo();
  release();
  expect(await screen.findByText(/อัปเดตเมื่อ/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('กำลังรีเฟรชยอดเงิน')).not.toBeInTheDocument());
  expect(server.calls(refreshSlots)).toHaveLength(1);
});

it.each([
  ['a short pull', { x: 0, y: FAR_PX - 20 }],
  ['a swipe through the games', { x: 200, y: 60 }],
  ['scrolling down', { x: 0, y: -200 }],
])('%s does not refresh', async (_, to) => {
  const { server } = await open();
  pull(to);
  letGo();
  expect(screen.queryByText('กำลังรีเฟรชยอดเงิน')).not.toBeInTheDocument();
  await act(async () => undefined);
  expect(server.calls(refreshSlots)).toHaveLength(0);
});

it('does not refresh when a dialog is pulled, even in a shadow tree', async () => {
  const { server } = await open();
  const host = document.body.appendChild(document.createElement('div'));
  const dialog = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('dialog'));
  pull({ x: 0, y: FAR_PX + 20 }, dialog.appendChild(document.createElement('p')));
  letGo();
  host.remove();
  await act(async () => undefined);
  expect(server.calls(refreshSlots)).toHaveLength(0);
});

it("restores the browser's pull gesture on other pages", async () => {
  const { user } = await open();
  expect(document.documentElement.style.overscrollBehaviorY).toBe('contain');
  await user.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
  await waitFor(() => expect(document.documentElement.style.overscrollBehaviorY).toBe(''));
});
