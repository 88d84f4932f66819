import { useState } from 'react';
import { useAutoLogin, useAutoLoginWithPassword } from '#/data/use-games';
import type { ErrorText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { siteAddress } from './game-address';
import { openAddress, openWaitingTab, postForm } from './game-window';
import type { GameLogin, LaunchPlan } from './launchers';

export type LaunchView =
  | { readonly name: 'ready' }
  /** It did not open, and this is why. */
  | { readonly name: 'failed'; readonly text: ErrorText }
  /** The browser blocked the tab: the member opens it by a press of their own. */
  | { readonly name: 'blocked'; readonly address: string };

const READY: LaunchView = { name: 'ready' };

/** Enters games. @param newTab the build setting: a tab of its own, or in place of this page */
export function useLaunch(newTab: boolean) {
  const t = useText();
  const byName = useAutoLogin();
  const byPassword = useAutoLoginWithPassword();
  const [view, setView] = useState<LaunchView>(READY);

  const fail = (text: ErrorText) => setView({ name: 'failed', text });

  const logIn = async (login: GameLogin, withPassword: boolean) => {
    const tab = newTab ? openWaitingTab(t('game.opening')) : null;
    const { game, username } = login;
    const outcome = await (withPassword ? byPassword.run(login) : byName.run({ game, username }));
    if (outcome.status !== 'done') {
      tab?.close();
      if (outcome.status === 'ignored') return;
      const presentation = presentError(outcome.error, 'launch');
      if ('text' in presentation) fail(presentation.text);
      return;
    }
    const address = siteAddress(outcome.data.link);
    if (address === null) {
      tab?.close();
      fail({ key: 'game.noAddress' });
    } else if (!newTab) openAddress(address, false);
    else if (tab) tab.go(address);
    else setView({ name: 'blocked', address });
  };

  const launch = async (plan: LaunchPlan): Promise<void> => {
    setView(READY);
    switch (plan.way) {
      case 'auto-login':
        return logIn(plan.login, plan.withPassword);
      case 'form':
        return postForm(plan.action, plan.fields, newTab);
      case 'address':
        return openAddress(plan.address, newTab);
      case 'none':
        return fail({ key: 'game.noAddress' });
      case 'wait':
        return undefined;
    }
  };

  return {
    view,
    launch,
    running: byName.running || byPassword.running,
    dismiss: () => setView(READY),
  };
}
