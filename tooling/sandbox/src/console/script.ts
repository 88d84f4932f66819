/**
 * The script of all pages. Sends forms, buttons and switches as JSON, shows the result, and refreshes the live sections
 * after every change and after calls of the API. A section that is being read (under the pointer, focused or with
 * selected text) is refreshed later. Pages of other origins cannot send JSON here.
 */
export const SCRIPT = `'use strict';
const said=document.getElementById('said');
const tell=(text,bad)=>{said.textContent=text;said.className=bad?'bad':'good'};
const isRead=(part)=>part.matches(':hover')||part.contains(document.activeElement)||!getSelection().isCollapsed&&part.contains(getSelection().anchorNode);
const isTyped=(part)=>part.contains(document.activeElement)&&document.activeElement.matches('select,input,textarea');
const refresh=async(byItself)=>{
  const fresh=new DOMParser().parseFromString(await (await fetch(location.href)).text(),'text/html');
  for(const part of document.querySelectorAll('[data-live]')){
    const news=fresh.getElementById(part.id);
    if(!news||news.innerHTML===part.innerHTML)continue;
    if(isTyped(part)||byItself&&isRead(part)){part.dataset.waiting='';continue}
    const focused=part.contains(document.activeElement)?document.activeElement.id:'';
    part.replaceWith(document.importNode(news,true));
    if(focused)(document.getElementById(focused)||document.getElementById(news.id)).focus();
  }
};
const show=(out,answer)=>{
  if(answer.open){const link=document.createElement('a');link.href=answer.open;link.target='_blank';link.rel='noopener';link.textContent='Open the app';out.replaceChildren(link)}
  else if(answer.link){const code=document.createElement('code');code.textContent=answer.link;out.replaceChildren(code)}
  else if(answer.picture){
    const image=new Image();image.src=answer.picture;image.alt='Slip '+answer.reference;image.className='slip';
    const link=document.createElement('a');link.href=answer.picture;link.download='slip-'+answer.reference+'.png';link.append(image);out.replaceChildren(link)
  }
};
const send=async(at,name,body)=>{
  try{
    const response=await fetch('/console/'+at.dataset.path,{method:at.dataset.method||'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)});
    const answer=await response.json();
    if(!response.ok)return tell(name+': '+answer.message,true);
    const out=at.querySelector&&at.querySelector('output');
    if(out)show(out,answer);
    if(at.matches('form[data-clear]'))at.reset();
    await refresh();
    tell(name+': done');
  }catch(error){tell(name+': '+error,true)}
};
const valueOf=(field)=>field.type==='checkbox'?field.checked:field.type==='number'?field.valueAsNumber*Number(field.dataset.scale||1):'number' in field.dataset?Number(field.value):field.value;
const isGiven=(field)=>field.name&&(field.type==='checkbox'||field.type==='hidden'||field.value!=='');
const bodyOf=(fields)=>Object.fromEntries(fields.filter(isGiven).map((field)=>[field.name,valueOf(field)]));
document.addEventListener('submit',(event)=>{
  const {target:form,submitter}=event;
  if('plain' in form.dataset)return;
  event.preventDefault();
  // In a form without a button, Enter would send all fields, including those that were changed elsewhere since.
  if(submitter)send(form,submitter.textContent,bodyOf([...form.elements]));
});
document.addEventListener('change',(event)=>{
  const field=event.target;
  if(!('auto' in field.dataset))return;
  const hidden=[...field.form.elements].filter((other)=>other.type==='hidden');
  send(field.form,field.dataset.auto,bodyOf([...hidden,field]));
});
document.addEventListener('click',async(event)=>{
  const button=event.target.closest('button');
  if(!button)return;
  const {form}=button;
  if(button.dataset.with&&form.reportValidity())send(form,button.textContent,{...bodyOf([...form.elements]),...JSON.parse(button.dataset.with)});
  if(button.dataset.body)send(button,button.getAttribute('aria-label')||button.textContent,JSON.parse(button.dataset.body));
  if(button.dataset.copy)try{await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);tell(button.textContent+': done')}catch(error){tell(button.textContent+': '+error,true)}
});
if(document.body.dataset.poll)setInterval(()=>refresh(true),Number(document.body.dataset.poll));
const pause=document.getElementById('pause');
const isPaused=()=>pause&&pause.getAttribute('aria-pressed')==='true';
let isRefreshing=false,isStale=false;
const follow=async()=>{
  isStale=true;
  if(isRefreshing||isPaused())return;
  isRefreshing=true;
  try{while(isStale&&!isPaused()){isStale=false;await refresh(true)}}catch{isStale=true}
  isRefreshing=false;
};
const resume=()=>{if(document.querySelector('[data-waiting]'))follow()};
if(pause)pause.addEventListener('click',()=>{
  pause.setAttribute('aria-pressed',String(!isPaused()));
  if(!isPaused())follow();
});
if('news' in document.body.dataset){
  new EventSource('/console/news').onmessage=follow;
  for(const name of ['mouseout','focusout','selectionchange'])document.addEventListener(name,()=>setTimeout(resume));
}
`;
