/** The styles of the typing sign and of the rating. */
export const extensionStyles = `
.typing{margin:0;padding:2px 22px;color:var(--text-3);font-size:13px;line-height:22px}
.rating{padding:8px 16px;border-top:1px solid var(--line);background:var(--surface);text-align:center;outline:0}
.rating fieldset{display:flex;justify-content:center;min-width:0;margin:0;padding:0;border:0}
.rating legend{width:100%;padding:0}
.rating p{margin:0;font-size:13px;line-height:22px}.rating p.failed{color:var(--bad)}
.star{position:relative;display:grid;place-items:center;width:44px;height:44px;color:var(--text-2);cursor:pointer}
.star input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:inherit}
.star svg{width:28px;height:28px;border-radius:8px}.given path{fill:var(--accent)}
.star :focus-visible+svg{outline:2px solid var(--ring);outline-offset:2px}
.rating [aria-disabled=true]{color:var(--text-3)}
@media (forced-colors:active){.star{color:ButtonText}.given path{fill:Highlight}}
`;
