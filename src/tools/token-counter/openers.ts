/**
 * Words that people start with, in several languages. Each is one token in o200k_base, though its
 * letters look like more, and in some other families.
 */
export const openers: readonly string[] = (
  'Hello Bonjour Gracias Obrigado Você Здравствуйте Спасибо Как Что שלום سلام ' +
  '你好 谢谢 こんにちは ありがとう ありがとうございます 👍 🙏'
).split(' ');
