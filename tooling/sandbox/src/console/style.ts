import { FONT_FACES } from './fonts';

/** The Thai app's colours: light, then dark. A test compares them with the app's. */
export const COLOURS = {
  bg: ['#f7f4ee', '#0a1122'],
  'surface-1': ['#ffffff', '#121b31'],
  'surface-2': ['#f1ede4', '#1a2540'],
  line: ['#e6e0d4', '#26324f'],
  control: ['#857d6d', '#6f7fa3'],
  text: ['#131b30', '#f4f6fb'],
  'text-2': ['#465067', '#bac4d8'],
  'text-3': ['#5f687c', '#93a0bb'],
  accent: ['#f6b73c', '#f6b73c'],
  'on-accent': ['#201402', '#201402'],
  'accent-text': ['#855300', '#f9c75f'],
  'accent-soft': ['#fdf1d8', '#2d281f'],
  success: ['#0a6e4c', '#5bd6a6'],
  'success-soft': ['#e0f3ea', '#14312f'],
  danger: ['#b3261e', '#ff9388'],
  'danger-soft': ['#fce9e6', '#38202c'],
  warning: ['#963a05', '#ff9d57'],
  'warning-soft': ['#fdeadb', '#38261f'],
  info: ['#1d58b0', '#8ab8ff'],
} as const;

const colours = Object.entries(COLOURS).map(
  ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
);

/** The console's style sheet. */
export const STYLE = `${FONT_FACES}
:root{color-scheme:light dark;${colours.join(';')}}
html{background:var(--bg);color:var(--text)}a{color:var(--info)}
*{box-sizing:border-box}
body{font:15px/1.6 "Inter Variable","Noto Sans Thai Looped Variable","Noto Sans Lao Looped Variable",system-ui,sans-serif;margin:0;overflow-wrap:anywhere}
main{max-width:1160px;padding:16px 20px 72px;min-width:0}
h1{font-size:24px;font-weight:640;line-height:1.6;letter-spacing:-.015em;margin:0 0 8px}h2{font-size:17px;font-weight:620;margin:28px 0 8px}
[id]{scroll-margin-top:56px}
nav{display:flex;gap:4px;overflow-x:auto;padding:0 12px;background:var(--surface-1);border-bottom:1px solid var(--line)}
nav a{display:inline-flex;flex:none;align-items:center;min-height:44px;padding:0 12px;border-radius:12px;color:var(--text-2);text-decoration:none;font-weight:550}
nav a:hover{background:var(--surface-2)}nav a[aria-current]{color:var(--accent-text);background:var(--accent-soft)}
.brand{display:none}
.table{overflow-x:auto;background:var(--surface-1);border:1px solid var(--line);border-radius:14px}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:middle;overflow-wrap:normal}
th{color:var(--text-3);font-size:13px;font-weight:550;white-space:nowrap}tbody tr:last-child td{border-bottom:0}tbody tr:hover{background:var(--surface-2)}tr:has(+tr>td:first-child:empty)>td{border-bottom:0}
.table+.table{margin-top:16px}time,.figure,.id,.mark,.end{white-space:nowrap}th.figure,td.figure{text-align:right}
form,.row{display:flex;flex-wrap:wrap;gap:10px 12px;align-items:end;margin:8px 0}
main>form select{max-width:min(200px,100%)}main>form,.card{background:var(--surface-1);border:1px solid var(--line);border-radius:14px;padding:12px 16px}
td form,.card form{margin:0}.row:not(:has(:not([type=hidden]))){display:none}.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(290px,100%),1fr));gap:8px 16px;width:100%}.choices p{display:flex;gap:10px;align-items:center;margin:0}.choices button{flex:none;min-width:150px}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr));gap:12px;align-items:start}h3{font-size:15px;font-weight:620;margin:0}.card .soft{margin:0 0 8px}.code{font-size:17px;letter-spacing:.06em}
label{display:grid;gap:2px;font-size:14px;font-weight:550}label.tick{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400}
label small,.soft{color:var(--text-3);font-size:13px}
fieldset{border:1px solid var(--line);border-radius:14px;margin:0;padding:4px 12px 8px;min-width:0}
input,select,textarea,button,.button{font:inherit;font-size:15px;min-height:44px;padding:6px 12px;max-width:100%;border:1px solid var(--control);border-radius:12px;background:var(--bg);color:var(--text)}
input[type=checkbox]{min-height:0;width:20px;height:20px;flex:none;accent-color:var(--accent)}textarea{width:min(480px,100%)}
button,.button{min-width:64px;cursor:pointer;font-weight:600;background:var(--surface-2);border-color:var(--line)}.button{display:inline-flex;align-items:center;text-decoration:none}
form>button:not([type]),button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--info);outline-offset:2px}
.bad{color:var(--danger);font-weight:600}.good{color:var(--success);font-weight:600}.warn{color:var(--warning);font-weight:600}
.end,.mark{display:inline-block;border-radius:8px;padding:0 8px;font-size:13px;line-height:22px;background:var(--surface-2)}
.end.good{background:var(--success-soft)}.bad.end,.bad.mark{background:var(--danger-soft)}.warn.end{background:var(--warning-soft)}
pre{background:var(--surface-1);border:1px solid var(--line);border-radius:14px;padding:12px 16px;margin:8px 0;overflow:auto;max-height:420px;font-size:13px}
.facts{display:grid;gap:8px 24px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));margin:12px 0}.facts dt{color:var(--text-3);font-size:13px}.facts dd{margin:0}
[data-waiting]::before{content:'There is news. It waits until you have read this.';display:block;color:var(--accent-text);font-size:13px}
#said{position:fixed;z-index:2;inset:auto 0 0;background:var(--surface-1);margin:0;padding:0 20px}#said:not(:empty){padding-block:10px;border-top:1px solid var(--line)}
ol.talk,ul.plain{list-style:none;padding:0}ul.plain a{display:inline-flex;align-items:center;min-height:44px}ol.talk li{margin:8px 0}ol.talk .customer{text-align:right}ol.talk p{white-space:pre-wrap;margin:0}
img.slip{max-width:270px;width:100%;height:auto}
@media (min-width:900px){body{display:grid;grid-template-columns:208px minmax(0,1fr)}
nav{flex-direction:column;position:sticky;top:0;height:100vh;overflow:auto;padding:16px 12px;border-right:1px solid var(--line);border-bottom:0}nav a{min-height:40px}
.brand{display:block;margin:0 12px 12px;font-size:18px;font-weight:640}main{padding:24px 32px 72px}#said{left:208px}}
@media (max-width:640px){thead{display:none}tbody,tr,td{display:block}tr{border-bottom:1px solid var(--line);padding:8px 12px}tbody tr:last-child,tr:has(+tr>td:first-child:empty){border:0}td{display:flex;flex-wrap:wrap;gap:0 12px;align-items:center;border:0;padding:2px 0;min-height:28px}td.figure{text-align:left}td::before{content:attr(data-head);flex:0 0 96px;color:var(--text-3);font-size:13px}td[data-head='']::before{content:none}td:empty,td:has(>code:empty){display:none}td .row{margin:4px 0}td a{min-height:28px}.facts{grid-template-columns:1fr 1fr}}`;
