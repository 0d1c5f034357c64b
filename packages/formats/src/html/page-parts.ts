/** Style of a page that stands alone. */
export const PAGE_STYLE = `*{box-sizing:border-box}body{margin:0;height:100vh;display:flex;flex-direction:column;font:14px/1.4 system-ui,sans-serif;color:#1f2a3d;background:#f4f6f9}
header{display:flex;gap:8px;align-items:center;padding:8px 16px;background:#fff;border-bottom:1px solid #d5dce6;flex-wrap:wrap}
h1{font-size:15px;margin:0 auto 0 0}button{font:inherit;min-width:32px;min-height:32px;border:1px solid #d5dce6;border-radius:6px;background:#fff;cursor:pointer}
button[aria-selected=true]{background:#2b3a55;color:#fff}button:focus-visible,main:focus-visible{outline:2px solid #2f6fd6}
main{flex:1;overflow:hidden;position:relative;touch-action:none;cursor:grab}section{position:absolute;transform-origin:0 0}section svg{display:block}[hidden]{display:none}`;

/** Script of a page that stands alone: tabs, zoom at the pointer, panning. */
export const PAGE_SCRIPT = `(function(){var m=document.querySelector('main'),p=[].slice.call(document.querySelectorAll('section')),t=[].slice.call(document.querySelectorAll('[role=tab]')),n=0,s=1,x=0,y=0;
function d(){p[n].style.transform='translate('+x+'px,'+y+'px) scale('+s+')'}
function fit(){var w=+p[n].dataset.w,h=+p[n].dataset.h;s=Math.min(1.5,m.clientWidth/w,m.clientHeight/h)||1;x=(m.clientWidth-w*s)/2;y=(m.clientHeight-h*s)/2;d()}
function zoom(f,cx,cy){var k=Math.min(8,Math.max(.05,s*f));x=cx-(cx-x)*k/s;y=cy-(cy-y)*k/s;s=k;d()}
function show(i){p[n].hidden=true;t[n].setAttribute('aria-selected','false');n=i;p[n].hidden=false;t[n].setAttribute('aria-selected','true');fit()}
t.forEach(function(b,i){b.onclick=function(){show(i)}});
m.addEventListener('wheel',function(e){e.preventDefault();if(e.ctrlKey||e.metaKey)zoom(Math.exp(-e.deltaY/200),e.offsetX,e.offsetY);else{x-=e.deltaX;y-=e.deltaY;d()}},{passive:false});
var g=null;m.onpointerdown=function(e){g=[e.clientX-x,e.clientY-y];m.setPointerCapture(e.pointerId)};m.onpointermove=function(e){if(g){x=e.clientX-g[0];y=e.clientY-g[1];d()}};m.onpointerup=m.onpointercancel=function(){g=null};
function c(f){zoom(f,m.clientWidth/2,m.clientHeight/2)}
document.getElementById('in').onclick=function(){c(1.25)};document.getElementById('out').onclick=function(){c(.8)};document.getElementById('fit').onclick=fit;
m.onkeydown=function(e){var k={ArrowLeft:[40,0],ArrowRight:[-40,0],ArrowUp:[0,40],ArrowDown:[0,-40]}[e.key];if(k){x+=k[0];y+=k[1];d();e.preventDefault()}else if(e.key==='+'||e.key==='=')c(1.25);else if(e.key==='-')c(.8);else if(e.key==='0')fit()};
addEventListener('resize',fit);fit()})()`;
