/**
 * Sends forms, buttons and switches as JSON, shows the result, and refreshes the live sections of the page.
 * Pages of other sites cannot send JSON here.
 */
export const SCRIPT = `'use strict';
const said=document.getElementById('said');
const tell=(text,bad)=>{said.textContent=text;said.className=bad?'bad':'good'};
const refresh=async()=>{
  const fresh=new DOMParser().parseFromString(await (await fetch(location.href)).text(),'text/html');
  for(const part of document.querySelectorAll('[data-live]')){
    const news=fresh.getElementById(part.id);
    if(!news||news.innerHTML===part.innerHTML||part.contains(document.activeElement)&&document.activeElement.matches('select,input'))continue;
    const focused=part.contains(document.activeElement)?document.activeElement.id:'';
    part.replaceWith(document.importNode(news,true));
    if(focused)(document.getElementById(focused)||document.getElementById(news.id)).focus();
  }
};
const show=(out,answer)=>{
  if(answer.link){const code=document.createElement('code');code.textContent=answer.link;out.replaceChildren(code)}
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
const valueOf=(field)=>field.type==='checkbox'?field.checked:field.type==='number'?field.valueAsNumber*Number(field.dataset.scale||1):field.value;
const isGiven=(field)=>field.name&&(field.type==='checkbox'||field.type==='hidden'||field.value!=='');
const bodyOf=(fields)=>Object.fromEntries(fields.filter(isGiven).map((field)=>[field.name,valueOf(field)]));
document.addEventListener('submit',(event)=>{
  event.preventDefault();
  const form=event.target;
  send(form,event.submitter?event.submitter.textContent:'Sent',bodyOf([...form.elements]));
});
document.addEventListener('change',(event)=>{
  const field=event.target;
  if(!('auto' in field.dataset))return;
  const hidden=[...field.form.elements].filter((other)=>other.type==='hidden');
  send(field.form,field.dataset.auto,bodyOf([...hidden,field]));
});
document.addEventListener('click',(event)=>{
  const button=event.target.closest('button[data-body]');
  if(button)send(button,button.getAttribute('aria-label')||button.textContent,JSON.parse(button.dataset.body));
});
if(document.body.dataset.poll)setInterval(refresh,Number(document.body.dataset.poll));
`;
