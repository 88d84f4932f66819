import { Wheel } from 'spin-wheel';
import './contender';
import { PRIZE, SIZE, slices } from './slices';

window.contender = {
  mount(host, { onRest } = {}) {
    host.style.width = host.style.height = `${SIZE}px`;
    const wheel = new Wheel(host, {
      items: slices.map(({ label, bgColor, textColor }) => ({
        label,
        backgroundColor: bgColor,
        labelColor: textColor,
      })),
      onRest,
    });
    return { spin: () => wheel.spinToItem(PRIZE, 4500, true, 3, 1), unmount: () => wheel.remove() };
  },
};
