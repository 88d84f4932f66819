/** The panel's styles. Colours come from the page's custom properties, each with a default. */
export const panelStyles = `
:host{--bg:var(--chat-bg,#f7f4ee);--surface:var(--chat-surface,#fff);--surface-2:var(--chat-surface-2,#f1ede4);--line:var(--chat-line,#e6e0d4);
--control:var(--chat-control,#857d6d);--text:var(--chat-text,#131b30);--text-2:var(--chat-text-2,#465067);--text-3:var(--chat-text-3,#5f687c);
--link:var(--chat-link,#1d58b0);--own:var(--chat-own,#e6eefb);--bad:var(--chat-bad,#b3261e);
--bad-soft:var(--chat-bad-soft,#fce9e6);--face:var(--chat-face,#131d38);--on-face:var(--chat-on-face,#f6b73c);
--scrim:var(--chat-scrim,#040812ad)}
.panel,.panel *{box-sizing:border-box}
.panel{--foot:var(--safe-bottom);--side:max(0px,max(var(--safe-left),var(--safe-right)) - max(0px,(100vw - var(--chat-width,480px))/2));--top:calc(36px + var(--safe-top));
position:fixed;z-index:var(--chat-layer,9);top:calc(var(--seen-top,0px) + var(--top));bottom:auto;left:0;right:0;margin:0 auto;
width:100%;max-width:var(--chat-width,480px);height:calc(var(--seen-height,100dvh) - var(--top));max-height:none;padding:0 var(--side);border:0;overflow:hidden;
border-radius:28px 28px 0 0;background:var(--bg);color:var(--text);font:400 15px/25px var(--chat-font,system-ui,sans-serif);flex-direction:column}
.panel[open]{display:flex;animation:rise .25s cubic-bezier(.2,.8,.2,1)}
.panel::backdrop{background:var(--scrim)}
@keyframes rise{from{transform:translateY(24px);opacity:0}}
.panel button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
.panel svg{width:20px;height:20px;flex:none}
.unseen,.on .meta{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}
.head{min-height:81px;display:grid;grid-template-columns:42px minmax(0,1fr) 44px;column-gap:12px;align-items:center;padding:16px 12px 14px 20px;background:var(--surface);border-bottom:1px solid var(--line)}
.face{display:grid;place-items:center;width:42px;height:42px;border-radius:50%;background:var(--face);color:var(--on-face)}
h2{margin:0;font:620 17px/28px var(--chat-font,system-ui,sans-serif)}
.link{margin:0;font-size:13px;line-height:22px;color:var(--text-3)}
.icon{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;color:var(--text-2)!important}
.middle{position:relative;flex:1;min-height:0;display:flex}
.scroller{flex:1;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;padding:8px 16px 16px;outline-offset:-2px}
.list{list-style:none;margin:0;padding:0}
.hint{margin:32px 0;text-align:center;color:var(--text-3)}
.between{display:flex;justify-content:center;margin:14px 0 6px}
.between span{padding:0 10px;border-radius:8px;background:var(--surface-2);color:var(--text-2);font-size:12px;line-height:22px;font-variant-numeric:tabular-nums}
.between.new span{background:none;color:var(--link)}
.row{display:flex;flex-direction:column;align-items:flex-start;margin-top:8px}.on+.row{margin-top:2px}.mine{align-items:flex-end}
.bubble{max-width:84%;padding:7px 14px;border:1px solid var(--line);border-radius:20px 20px 20px 6px;background:var(--surface)}
.mine .bubble{border-color:transparent;border-radius:20px 20px 6px 20px;background:var(--own)}
.bubble.bare{padding:4px}
.words{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
.words a{color:var(--link);unicode-bidi:isolate}
.waits{width:232px;max-width:100%;min-height:131px;margin:0}
.meta{display:flex;align-items:center;gap:4px;min-height:20px;margin-top:2px;padding:0 6px;color:var(--text-3);font-size:12px;line-height:20px;font-variant-numeric:tabular-nums}
.meta svg{width:14px;height:14px}
.failed .bubble{background:var(--bad-soft)}.failed .meta{color:var(--bad);flex-wrap:wrap;justify-content:flex-end}
.panel .quiet{min-width:44px;min-height:44px;padding:0 8px;color:var(--link);font-weight:600;font-size:13px;line-height:22px}
.older{display:block;margin:0 auto}
.newest{position:absolute;right:16px;bottom:12px;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--surface)!important;
border:1px solid var(--line)!important;box-shadow:0 6px 16px -6px #0006}
.count{position:absolute;top:-6px;right:-4px;min-width:20px;padding:0 5px;border-radius:10px;background:var(--badge);color:var(--on-badge);font:600 11px/20px var(--chat-font,system-ui,sans-serif)}
.composer{display:flex;flex-wrap:wrap;align-items:flex-end;gap:6px;padding:10px 12px calc(10px + var(--foot));background:var(--surface);border-top:1px solid var(--line)}
textarea{flex:1;min-width:0;min-height:46px;max-height:128px;padding:9px 14px;resize:none;field-sizing:content;border:1px solid var(--control);border-radius:23px;
background:var(--bg);color:var(--text);font:400 16px/26px var(--chat-font,system-ui,sans-serif)}
textarea::placeholder{color:var(--text-3);opacity:1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}[aria-invalid=true]{border-color:var(--bad)}
.panel .send{display:grid;place-items:center;width:46px;height:46px;border-radius:50%;background:var(--accent);color:var(--on-accent)}
.send[aria-disabled=true]{background:var(--surface-2);color:var(--text-3)}
.counter{flex-basis:100%;margin:0;color:var(--text-3);font-size:12px;line-height:20px;text-align:right}.over{color:var(--bad)}
.alert{display:flex;gap:10px;align-items:center;margin:0 16px 8px;padding:12px 16px;border-radius:16px;background:var(--bad-soft);color:var(--bad)}
[data-covered]{--foot:0px}
[data-low]{--top:var(--safe-top);border-radius:0}[data-low] .face,[data-low] .link{display:none}[data-low] .middle{min-height:60px}[data-low] .head{min-height:0;overflow:hidden;grid-template-columns:minmax(0,1fr) 44px;padding-block:2px}
[data-low] h2{font-size:15px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}[data-low] .composer{padding-block:4px max(4px,var(--foot))}[data-low] textarea{max-height:calc(var(--seen-height)/4)}[data-low] .scroller{padding-block:0 4px}[data-low] .alert{margin:0 8px 4px;padding-block:2px}
@media (min-width:768px){.panel{--side:0px;left:auto;right:var(--from-right);width:400px;border:1px solid var(--line);box-shadow:0 18px 50px #0006}
.panel:not([data-low]){--foot:0px;--gap:var(--from-bottom);--seen:var(--seen-height,100dvh);top:auto;bottom:max(var(--gap),calc(100dvh - var(--seen-top,0px) - var(--seen) + 16px));
height:min(var(--chat-height,640px),calc(var(--seen) - 32px - var(--gap)));border-radius:28px}}
@media (forced-colors:active){.panel,.bubble,.panel button{border:1px solid ButtonBorder!important}.face{border:1px solid CanvasText}}
@media (prefers-reduced-motion:reduce){.panel[open]{animation-duration:.01s}}
`;
