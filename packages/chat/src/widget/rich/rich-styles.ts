/** The styles of files, buttons, cards and topics, and of the full-size picture. */
export const richStyles = `
.choices{display:grid;gap:6px;margin-top:8px}
.panel .choice,.panel .reply{display:inline-flex;align-items:center;justify-content:center;gap:6px;min-height:44px;padding:4px 16px;border:1px solid var(--control);border-radius:14px;
color:var(--text);background:var(--surface);font-weight:550;text-decoration:none;text-align:center}
.choice svg{width:16px;height:16px}
.replies{display:flex;gap:8px;padding:8px 16px;overflow-x:auto}.panel .reply{flex:none;border-radius:22px}[data-low] .replies{padding-block:2px}[data-low][data-covered] .replies{display:none}
.topics{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
.bubble.cards{max-width:100%;padding:0;border:0;background:none}
.picture{display:block;border-radius:16px;overflow:hidden}.picture img,img.picture,.video{display:block;width:232px;max-width:100%;height:auto;border-radius:16px;background:var(--surface-2)}
.picture img,img.picture{width:auto;min-width:120px;min-height:90px;max-height:310px;object-fit:contain}.video{aspect-ratio:16/9}
.picture+.words,.video+.words{padding:6px 10px}
.attached{color:var(--link);display:inline-flex;gap:8px;align-items:center;min-height:44px;padding:0 8px;overflow-wrap:anywhere}
progress{display:block;width:100%;height:6px;margin-top:6px;accent-color:var(--link)}
.cards{display:flex;gap:10px;width:100%;margin:0;padding:0 0 4px;list-style:none;overflow-x:auto;scroll-snap-type:x mandatory}
.card{flex:0 0 240px;display:flex;flex-direction:column;padding:0 12px 12px;overflow:hidden;scroll-snap-align:start;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
.card img{display:block;width:calc(100% + 24px);height:auto;margin:0 -12px 8px;aspect-ratio:240/134;object-fit:cover}
.card strong{font-weight:620}.card>span{color:var(--text-2);font-size:13px;line-height:22px}.card .choices{margin-top:auto;padding-top:8px}
.viewer{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:rgba(0,0,0,.92)}
.viewer{overflow:hidden}.viewer img{width:100%;height:100%;object-fit:contain;touch-action:none;user-select:none;cursor:zoom-in}
.panel .viewer .icon{position:absolute;top:max(12px,var(--safe-top));right:max(12px,var(--safe-right));background:rgba(0,0,0,.6);color:#fff!important}
@media (forced-colors:active){.viewer{background:Canvas}.panel .viewer .icon{color:ButtonText!important}}
`;
