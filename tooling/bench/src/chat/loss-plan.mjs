import { randomFrom, shuffled } from './random.mjs';

const cut = (name, operationId, kind, isPicture = false) => ({ name, operationId, kind, isPicture });

/** What can break, and how often of a hundred times. */
const DROPS = [
  [22, cut('send cut before it was stored', 'sendChatMessage', 'cut-before')],
  [22, cut('send cut after it was stored', 'sendChatMessage', 'cut-after')],
  [8, cut('upload cut before', 'uploadChatImage', 'cut-before', true)],
  [8, cut('upload cut after', 'uploadChatImage', 'cut-after', true)],
  [8, cut('history cut before', 'listChatHistory', 'cut-before')],
  [8, cut('history cut after', 'listChatHistory', 'cut-after')],
  [24, { name: 'every connection dropped' }],
];

const share = (all, percent) => Math.round((all * percent) / 100);

/**
 * Each step is one message each way, some of the member's being pictures, and what goes wrong with it.
 * @returns {{ number: number, isPicture: boolean, drops?: object[], offline: boolean, reload: boolean }[]}
 */
export function planSteps({ messages, drops, seed }) {
  const random = randomFrom(seed);
  const kinds = DROPS.flatMap(([percent, drop]) => Array.from({ length: share(drops, percent) }, () => drop));
  while (kinds.length < drops) kinds.push(DROPS.at(-1)[1]);
  const steps = Array.from({ length: messages }, (_, number) => ({
    number,
    isPicture: number % 25 === 12,
    offline: number % 100 === 40,
    reload: number % 100 === 70,
  }));
  shuffled(kinds.slice(0, drops), random).forEach((drop, index) => {
    const step = steps[Math.floor(((index + random()) * messages) / drops)];
    step.drops = [...(step.drops ?? []), drop];
    step.isPicture ||= drop.isPicture === true;
  });
  return steps;
}
