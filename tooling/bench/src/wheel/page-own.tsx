import type { Prize } from '@member-wallet/wheel';
import { Wheel } from '@member-wallet/wheel/react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import './contender';
import { ANSWER, FONT, GROUND, PRIZE, slices } from './slices';

/** As the app places its parts. */
const style = document.createElement('style');
style.textContent = `
.root { position: relative; }
.pointer { position: absolute; top: -14px; left: 160px; width: 30px; height: 28px; background: #f4f6fb; }
.hub { position: absolute; inset: 0; width: 28%; height: 28%; margin: auto; border: 0; border-radius: 50%; }
.colour { position: absolute; inset: 0; border-radius: inherit; }
.word { position: relative; color: var(--slice-text); }
[data-state='spinning'] .word { opacity: 0; }`;
document.head.append(style);
const classes = { root: 'root', pointer: 'pointer', hub: 'hub', colour: 'colour' };

const answer = () =>
  new Promise<Prize | null>((resolve) => setTimeout(() => resolve(slices[PRIZE] ?? null), ANSWER));

window.contender = {
  mount(host, { onRest } = {}) {
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <Wheel
          slices={slices}
          onSpin={answer}
          {...(onRest && { onRest })}
          announcement=""
          font={FONT}
          ground={GROUND}
          classes={classes}
        >
          <span className="word">Spin</span>
        </Wheel>,
      ),
    );
    return {
      spin: () => host.querySelector('button')?.click(),
      unmount: () => flushSync(() => root.unmount()),
    };
  },
};
