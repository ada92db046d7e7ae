/**
 * Words that people start with, in several languages. Each is one token in o200k_base, though its
 * letters look like more, and in most other families; Llama 2 and Claude split many of them.
 */
export const openers: ReadonlySet<string> = new Set(
  (
    'Hello Bonjour Gracias Obrigado Você Здравствуйте Спасибо Как Что שלום سلام ' +
    '你好 谢谢 こんにちは ありがとう ありがとうございます 👍 🙏'
  ).split(' '),
);
