/** Scripts of two other companies, as tenants put them on their pages: a chat, and a pixel that measures advertisements (Q1.7.b). */
import { Hono, type Context } from 'hono';

/** They stand on another origin than the portal, and are there for every page. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
} as const;

/** Puts a button into the corner, and remembers who chats as such scripts do: in storage and in a cookie. */
const chat = `(() => {
  const isArabic = document.documentElement.lang === 'ar';
  localStorage.setItem('chat-widget-visitor', String(Math.random()).slice(2));
  document.cookie = 'chat_widget=1; path=/; max-age=31536000; SameSite=Lax';
  const place = document.createElement('aside');
  place.id = 'chat-widget';
  place.setAttribute('aria-label', isArabic ? 'الدردشة' : 'Chat');
  Object.assign(place.style, { position: 'fixed', insetInlineEnd: '1rem', insetBlockEnd: '6rem', zIndex: 15 });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = isArabic ? 'تحدث معنا' : 'Chat with us';
  Object.assign(button.style, { padding: '0.8em 1.2em', borderRadius: '2em', border: '2px solid #fff', background: '#1c1c28', color: '#fff' });
  const answer = document.createElement('p');
  answer.setAttribute('role', 'status');
  Object.assign(answer.style, { margin: '0 0 0.5rem', padding: '0.6em 1em', maxInlineSize: '16rem', borderRadius: '1em', background: '#fff', color: '#1c1c28' });
  answer.hidden = true;
  button.addEventListener('click', () => {
    answer.hidden = !answer.hidden;
    answer.textContent = answer.hidden ? '' : isArabic ? 'مرحبًا! هذه دردشة تجريبية.' : 'Hello! This is a stand-in for a chat.';
  });
  place.append(answer, button);
  document.body.append(place);
})();`;

/** Asks for a picture that counts, and marks the customer for a year. */
const pixel = `(() => {
  document.cookie = 'ad_pixel=1; path=/; max-age=31536000; SameSite=Lax';
  const picture = new Image();
  picture.src = new URL('pixel.gif', document.currentScript.src).href;
})();`;

const dot = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));

const script = (context: Context, text: string): Response =>
  context.body(text, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' });

export function widgetRoutes(): Hono {
  const widgets = new Hono();
  widgets.get('/chat.js', (context) => script(context, chat));
  widgets.get('/pixel.js', (context) => script(context, pixel));
  widgets.get('/pixel.gif', (context) => context.body(dot, 200, { ...headers, 'Content-Type': 'image/gif' }));
  return widgets;
}
