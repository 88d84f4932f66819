import './contender';
import { SIZE } from './slices';

/** Only a compositor animation: the baseline for late frames in this browser. */
window.contender = {
  mount(host) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE * devicePixelRatio;
    canvas.style.width = canvas.style.height = `${SIZE}px`;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#22305C';
    context.fillRect(0, 0, canvas.width, canvas.height);
    host.append(canvas);
    return {
      spin: () =>
        canvas.animate([{ transform: 'rotate(0turn)' }, { transform: 'rotate(4turn)' }], {
          duration: 4500,
          fill: 'forwards',
        }),
      unmount: () => canvas.remove(),
    };
  },
};
