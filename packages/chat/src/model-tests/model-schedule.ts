import { timeline } from '../conversation/conversation';
import { comparePositions } from '../message/position';
import type { Reduce } from './model-browser';
import type { ServerTraits } from './model-server';
import { ModelWorld, wordsOf } from './model-world';

/**
 * Runs one schedule: a hundred random events with faults, then a quiet period in which the member resends
 * failed messages, until nothing is left to do. Returns the problems found.
 */
export function runSchedule(traits: ServerTraits, random: () => number, reduce?: Reduce): string[] {
  const world = new ModelWorld(traits, random, reduce);
  const problems: string[] = [];
  for (let event = 0; event < 100 && problems.length === 0; event += 1) {
    randomEvent(world);
    problems.push(...lostNow(world), ...shownTwice(world), ...holesBelowMark(world));
  }
  if (problems.length === 0 && !drain(world)) problems.push('never came to rest');
  return problems.length > 0 ? problems : [...lostNow(world), ...doubled(world), ...differences(world)];
}

function randomEvent(world: ModelWorld): void {
  const { browser } = world;
  if (browser.tabs.length === 0) browser.open();
  const tab = world.pick(browser.tabs);
  if (!tab) return;
  const dice = world.random() * 100;
  if (dice < 8) world.write(tab);
  else if (dice < 14) world.agentWrites();
  else if (dice < 34) world.work(tab);
  else if (dice < 60) world.transmit();
  else if (dice < 74) world.deliver(tab);
  else if (dice < 80) browser.receiveStorageEvent(tab);
  else if (dice < 85) world.join(tab);
  else if (dice < 88) world.loseLink(tab);
  else if (dice < 91) world.resend(tab);
  else if (dice < 91.5) world.remove(tab);
  else if (dice < 94) browser.dispatch(tab, { type: 'check-was-due' });
  else if (dice < 97) world.scrollUp(tab);
  else if (dice < 98.5) world.reload(tab);
  else if (browser.tabs.length < 2) browser.open();
  else browser.close(tab);
}

function drain(world: ModelWorld): boolean {
  world.faults = false;
  const { browser } = world;
  if (browser.tabs.length === 0) browser.open();
  for (const tab of browser.tabs) {
    world.loseLink(tab);
    world.join(tab);
  }
  for (let round = 0; round < 3000; round += 1) {
    for (const tab of browser.tabs) {
      while (tab.arriving.length > 0) world.deliver(tab);
      while (tab.changes.length > 0) browser.receiveStorageEvent(tab);
      world.work(tab);
      world.scrollUp(tab);
      world.resend(tab);
    }
    world.transmit();
    const rests = browser.tabs.every(({ conversation, arriving, changes }) => {
      const { log, outbox } = conversation;
      return log.complete && !log.fill && outbox.items.size === 0 && arriving.length + changes.length === 0;
    });
    if (rests && !world.busy && browser.storage.size === 0) return true;
    // Items that the server confirmed without an id wait for the next check of history.
    if (!world.busy) for (const tab of browser.tabs) browser.dispatch(tab, { type: 'check-was-due' });
  }
  return false;
}

/** Messages that are neither on the server nor stored to be sent. */
function lostNow(world: ModelWorld): string[] {
  const waiting = [...world.browser.storage.values()];
  const sent = world.server.stored.filter(({ sender }) => sender === 'customer');
  if (world.traits.honoursClientId && world.traits.returnsClientId) {
    const there = new Set([...waiting.map(({ clientId }) => clientId), ...sent.map(({ origin }) => origin)]);
    return [...world.written.keys()]
      .filter((clientId) => !there.has(clientId) && !world.removed.has(clientId))
      .map((clientId) => `lost ${clientId}`);
  }
  // Without client ids, messages with the same text are interchangeable.
  const count = new Map<string, number>();
  const add = (text: string, by: number) => count.set(text, (count.get(text) ?? 0) + by);
  for (const [clientId, text] of world.written) if (!world.removed.has(clientId)) add(text, 1);
  for (const { text } of sent) add(text, -1);
  for (const { content, state } of waiting) if (state !== 'sent') add(wordsOf(content), -1);
  return [...count].filter(([, missing]) => missing > 0).map(([text]) => `lost one of '${text}'`);
}

/** Without deduplication, only messages that the member has resent may be stored twice. */
function doubled({ server, traits, resent }: ModelWorld): string[] {
  const origins = server.stored.map(({ origin }) => origin);
  return origins
    .filter((origin, index) => origins.indexOf(origin) !== index)
    .filter((origin) => traits.honoursClientId || !resent.has(origin))
    .map((origin) => `doubled ${origin}`);
}

/**
 * Texts that a tab shows more often than the member has written them, because it shows a message beside its own delivery.
 * Ignores tabs that have not processed all changes of the storage yet, and duplicates that the server itself has stored.
 */
function shownTwice({ browser, server, written, removed }: ModelWorld): string[] {
  const origins = new Map(server.stored.map(({ _id, origin }) => [_id, origin]));
  return browser.tabs.flatMap(({ conversation, changes }) => {
    if (changes.length > 0) return [];
    const left = new Map<string, number>();
    const add = (text: string, by: number) => left.set(text, (left.get(text) ?? 0) + by);
    // A message that was removed in one tab may have been resent in another.
    const there = new Set([...origins.values(), ...browser.storage.keys()]);
    for (const [clientId, text] of written) if (!removed.has(clientId) || there.has(clientId)) add(text, 1);
    const shown = new Set<string>();
    for (const entry of timeline(conversation)) {
      const clientId = entry.kind === 'delivery' ? entry.item.clientId : origins.get(entry.message.id);
      if (clientId === undefined || !written.has(clientId)) continue;
      if (entry.kind === 'delivery') add(wordsOf(entry.item.content), -1);
      else if (!shown.has(clientId)) add(written.get(clientId) ?? '', -1);
      if (entry.kind === 'message') shown.add(clientId);
    }
    return [...left].filter(([, count]) => count < 0).map(([text]) => `shows one of '${text}' twice`);
  });
}

/** Between its bottom and its mark, a tab must know every message. */
function holesBelowMark(world: ModelWorld): string[] {
  return world.browser.tabs.flatMap(({ conversation }) => {
    const { mark, bottom, byId } = conversation.log;
    if (!mark || !bottom) return [];
    return world.server.messages
      .filter((message) => comparePositions(message, mark) <= 0 && comparePositions(message, bottom) >= 0)
      .filter(({ id }) => !byId.has(id))
      .map(({ id }) => `a hole at ${id}`);
  });
}

/** In the end, every tab shows exactly the server's messages, in the server's order. */
function differences(world: ModelWorld): string[] {
  const held = world.server.stored.map(({ _id }) => _id).join(' ');
  return world.browser.tabs.flatMap(({ conversation }) => {
    const shown = conversation.log.sorted.map(({ id }) => id).join(' ');
    return shown === held ? [] : [`shows ${shown} for ${held}`];
  });
}
