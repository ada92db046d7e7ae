/**
 * Words that often start a text, in several languages. Each is a single token in some vocabularies,
 * although its features cost more.
 */
export const openers: readonly string[] = (
  'Hello Bonjour Salut Gracias Obrigado Ciao Buongiorno Bună Merhaba Selamat Você Здравствуйте ' +
  'Привет Добрый Спасибо Как Что שלום سلام السلام नमस्ते สวัสดี 你好 谢谢 こんにちは こんばんは おはよう ' +
  'ありがとう ありがとうございます 안녕하세요 👍 🙏'
).split(' ');
