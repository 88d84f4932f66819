/** Everything visible is set by custom properties of the page; each has a default. */
export const launcherStyles = `
:host{display:block;--accent:var(--chat-accent,#1d58b0);--on-accent:var(--chat-on-accent,#fff);--badge:var(--chat-badge,#b3261e);
--on-badge:var(--chat-on-badge,#fff);--ring:var(--chat-focus,#1d58b0);--page:var(--chat-page,#f7f4ee);
--safe-top:env(safe-area-inset-top,0px);--safe-left:env(safe-area-inset-left,0px);--safe-right:env(safe-area-inset-right,0px);--safe-bottom:env(safe-area-inset-bottom,0px);
--from-right:max(var(--chat-right,16px),var(--safe-right));--from-bottom:var(--chat-bottom,calc(16px + var(--safe-bottom)));
font-family:var(--chat-font,system-ui,sans-serif);line-height:1.6}
.launcher{box-sizing:border-box;position:fixed;z-index:var(--chat-layer,9);right:var(--from-right);bottom:var(--from-bottom);width:56px;height:56px;
display:grid;place-items:center;padding:0;border:0;border-radius:50%;background:var(--accent);color:var(--on-accent);cursor:pointer;
box-shadow:0 10px 24px -6px rgba(0,0,0,.45);transition:transform .15s}
.launcher:active{transform:scale(.96)}.launcher[hidden]{display:none}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
.launcher svg{width:26px;height:26px}
.badge{position:absolute;top:-2px;right:-2px;min-width:20px;height:20px;box-sizing:border-box;padding:0 6px;border-radius:10px;
background:var(--badge);color:var(--on-badge);font:600 11px/20px var(--chat-font,system-ui,sans-serif);font-variant-numeric:tabular-nums}
@media (forced-colors:active){.launcher,.badge{border:2px solid ButtonBorder}}
@media (prefers-reduced-motion:reduce){.launcher{transition:none}}
`;
