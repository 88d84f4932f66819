import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Wheel } from 'react-custom-roulette';
import './contender';
import { PRIZE, slices } from './slices';

const data = slices.map(({ label, bgColor, textColor }) => ({
  option: label,
  style: { backgroundColor: bgColor, textColor },
}));

window.contender = {
  mount(host, { onRest } = {}) {
    const root = createRoot(host);
    const render = (mustStartSpinning: boolean) =>
      flushSync(() =>
        root.render(
          <Wheel
            mustStartSpinning={mustStartSpinning}
            prizeNumber={PRIZE}
            data={data}
            {...(onRest && { onStopSpinning: onRest })}
            disableInitialAnimation
            spinDuration={0.45}
          />,
        ),
      );
    render(false);
    return { spin: () => render(true), unmount: () => flushSync(() => root.unmount()) };
  },
};
