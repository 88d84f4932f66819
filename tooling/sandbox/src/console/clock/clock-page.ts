import { DAY, HOUR, MINUTE } from '../../clock';
import { html } from '../../http/html';
import { action, figures, form, input, live, liveTable, memberLink, money, row, when } from '../page-parts';
import { type Due, DUE_SHOWN } from './read-due';

const STEPS = { '1 minute': MINUTE, '10 minutes': 10 * MINUTE, '1 hour': HOUR, '1 day': DAY };

const steps = Object.entries(STEPS).map(([name, ms]) =>
  action(`on-${ms}`, 'clock', `Move the clock on by ${name}`, `+ ${name}`, { ms }),
);
const minutes = { type: 'number', required: true, step: 1, 'data-scale': MINUTE } as const;

/** The sandbox's clock, and the events that are due, each with a button that moves the clock to it. */
export const clockPage = (now: Date, due: readonly Due[]) => html`
${live('now', 'Now', html`<p class="now">${when(now.toISOString())}</p>`)}
${row(...steps)}
${form('clock', 'Move the clock', input('Minutes, also back', 'ms', minutes))}
${liveTable(
  'due',
  'What it will set off',
  due,
  'Nothing. A QR code, a withdrawal, a coupon or a code by SMS appears here.',
  {
    When: ({ at }) => when(at.toISOString()),
    What: ({ what }) => what,
    Market: ({ market }) => market,
    Whose: ({ memberId, phone }) => memberLink(memberId, phone),
    Amount: figures(({ amount, currency }) =>
      amount === null || currency === null ? '' : money(amount, currency),
    ),
    '': ({ at, what, phone }) => {
      const ms = at.getTime() - now.getTime();
      return action(`to-${at.getTime()}`, 'clock', `Move the clock to when: ${what}, ${phone}`, 'Go there', {
        ms,
      });
    },
  },
)}
${due.length === DUE_SHOWN && html`<p class="soft">Shown: the next ${DUE_SHOWN}. Move the clock on to see later ones.</p>`}`;
