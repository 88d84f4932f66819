/** The console's one style sheet. */
export const STYLE = `:root{color-scheme:light dark;--line:#8886;--bad:light-dark(#a4001d,#ff9a9f);--good:light-dark(#1a6b31,#7ddc95);--soft:light-dark(#555,#b8b8b8);--paper:light-dark(#fff,#141414)}
html{background:var(--paper);color:light-dark(#1a1a1a,#eee)}a{color:light-dark(#0b4fc0,#9ec2ff)}
*{box-sizing:border-box}
body{font:15px/1.6 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:12px 16px 72px;overflow-wrap:anywhere}
h1{font-size:20px;margin:12px 0}h2{font-size:16px;margin:28px 0 8px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;border-bottom:1px solid var(--line)}
nav a{display:inline-flex;align-items:center;min-height:44px}nav a[aria-current]{font-weight:700;text-decoration:none;color:inherit}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:middle;overflow-wrap:normal}
.table+.table{margin-top:24px}time{white-space:nowrap}
form,.row{display:flex;flex-wrap:wrap;gap:10px 12px;align-items:end;margin:8px 0}
td form{margin:0}
label{display:grid;gap:2px}label.tick{display:flex;gap:8px;align-items:center;min-height:44px}
label small,.soft{color:var(--soft);font-size:13px}
fieldset{border:1px solid var(--line);border-radius:6px;margin:12px 0;padding:4px 12px 8px}
input,select,textarea,button{font:inherit;min-height:44px;padding:6px 10px;max-width:100%}
input[type=checkbox]{min-height:0;width:20px;height:20px;flex:none}textarea{width:min(480px,100%)}
button{min-width:64px}
:focus-visible{outline:2px solid;outline-offset:2px}
.bad{color:var(--bad);font-weight:700}.good{color:var(--good);font-weight:700}
#said{position:fixed;inset:auto 0 0;background:var(--paper);margin:0;padding:0 16px}#said:not(:empty){padding-block:10px;border-top:1px solid var(--line)}
ol.talk,ul.plain{list-style:none;padding:0}ul.plain a{display:inline-flex;align-items:center;min-height:44px}ol.talk li{margin:8px 0}ol.talk .customer{text-align:right}ol.talk p{white-space:pre-wrap;margin:0}
img.slip{max-width:270px;width:100%;height:auto}
@media (max-width:640px){thead{display:none}tbody,tr,td{display:block}tr{border-bottom:1px solid var(--line);padding:8px 0}td{display:flex;flex-wrap:wrap;gap:0 12px;align-items:center;border:0;padding:2px 0;min-height:28px}td::before{content:attr(data-head);flex:0 0 96px;color:var(--soft);font-size:13px}td[data-head='']::before{content:none}td:empty{display:none}td .row{margin:4px 0}}`;
