import { useState } from 'react';
import { useOpenGame } from '#/data/money/use-games';
import type { ErrorText } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import { openHere, openWaitingTab, postForm, type WaitingTab } from './game-window';
import { type LaunchPlan, siteAddress } from './launchers';

/** Shown if the server sent no address that can be opened. */
const NO_ADDRESS: ErrorText = { key: 'game.noAddress' };

export type LaunchView =
  | { readonly name: 'ready' }
  /** The game did not open. The text explains why. */
  | { readonly name: 'failed'; readonly text: ErrorText }
  /** The browser blocked the tab, so the member opens the address with a link. */
  | { readonly name: 'blocked'; readonly address: string };

const READY: LaunchView = { name: 'ready' };

/** Opens games. @param newTab whether in a new tab or in place of this page */
export function useLaunch(newTab: boolean) {
  const t = useText();
  const open = useOpenGame(({ link }) => (siteAddress(link) === null ? NO_ADDRESS : null));
  const [view, setView] = useState<LaunchView>(READY);

  const waitingTab = () => (newTab ? openWaitingTab(t('game.opening')) : null);
  const show = (address: string, tab: WaitingTab | null): void => {
    if (!newTab) openHere(address);
    else if (tab) tab.go(address);
    else setView({ name: 'blocked', address });
  };

  const logIn = async (login: Parameters<typeof open.run>[0]) => {
    const tab = waitingTab();
    const result = await open.run(login);
    const address = result.status === 'done' ? siteAddress(result.data.link) : null;
    if (address === null) tab?.close();
    else show(address, tab);
  };

  const launch = async (plan: LaunchPlan): Promise<void> => {
    setView(READY);
    open.dismiss();
    switch (plan.kind) {
      case 'auto-login':
        return logIn(plan.login);
      case 'form':
        return postForm(plan.action, plan.fields, newTab);
      case 'address':
        return show(plan.address, waitingTab());
      case 'none':
        return setView({ name: 'failed', text: NO_ADDRESS });
      case 'wait':
        return undefined;
    }
  };

  const { message } = open;
  return {
    view: message?.as === 'dialog' ? { name: 'failed' as const, text: message.text } : view,
    launch,
    running: open.running,
    dismiss: () => {
      setView(READY);
      open.dismiss();
    },
  };
}
