import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { type LossPlan, planSteps, type Step } from './loss-plan';
import type { Operator } from './operator';
import type { Panel } from './panel-page';
import { until } from './until';

/** How many messages may be pending before the next one is written. */
const QUEUE = 6;
const OFFLINE_MS = 1500;

interface Parties {
  readonly context: BrowserContext;
  readonly panel: Panel;
  readonly operator: Operator;
  readonly guestId: string;
}

/** Runs a conversation of a guest and the operator, with the messages and faults of a plan. */
export function openConversation({ context, panel, operator, guestId }: Parties) {
  const counts = { offline: 0, reloads: 0, resent: 0, drops: new Map<string, number>() };

  /** Waits until few messages are pending; resends failed ones, as a member would. */
  const drain = (left: number) =>
    until(`${left} messages left to send`, async () => {
      const waiting = await panel.waiting();
      if (waiting > left) counts.resent += await panel.resendFailed();
      return waiting <= left;
    });

  async function drop({ drops }: Step): Promise<void> {
    for (const { name, fault } of drops) {
      counts.drops.set(name, (counts.drops.get(name) ?? 0) + 1);
      if (fault) await operator.inject(fault);
      else await operator.dropConnections();
    }
  }

  async function write({ number, isPicture }: Step): Promise<void> {
    if (isPicture) await panel.sendPicture(`mine ${number}`);
    else await panel.write(`mine ${number}`);
    await operator.say(guestId, `theirs ${number}`);
  }

  async function goOffline(number: number): Promise<void> {
    counts.offline += 1;
    await context.setOffline(true);
    await panel.write(`mine ${number}`);
    await operator.say(guestId, `theirs ${number}`);
    await pause(OFFLINE_MS);
    await context.setOffline(false);
  }

  return {
    drain,
    async hold(plan: LossPlan, onStep: (doing: string) => void) {
      for (const step of planSteps(plan)) {
        onStep(`message ${step.number} of ${plan.messages}`);
        await drop(step);
        await write(step);
        if (step.offline) await goOffline(plan.messages + step.number);
        if (step.reload) {
          counts.reloads += 1;
          await panel.open();
        }
        await drain(QUEUE);
      }
      return counts;
    },
  };
}
