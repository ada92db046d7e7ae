import { countWords } from 'toolworker';
import { describe, expect, test } from 'vitest';

/** Texts as people type them, with the number of sentences a reader counts, and why. */
const texts: Readonly<Record<string, readonly (readonly [string, number, string])[]>> = {
  addresses: [
    ['See http://a.b/?x=1&y=2 for more.', 1, 'a query needs no space after its question mark'],
    ['See https://x.org/?A=1. It works.', 2, 'only the full stop before the space ends one'],
    ['Write to Jo.Smith@Example.COM today.', 1, 'full stops between letters'],
    ['Use Node.js or .NET on example.com. Bye.', 2, 'names with full stops'],
    ['Get v1.2.3 now. Pi is 3.14. Done.', 3, 'numbers with full stops'],
    ['if a != b then c, if x != Y then z', 1, '= is no closing mark'],
  ],
  marks: [
    ['Really?Yes', 1, 'no white space after the mark'],
    ['Really? Yes', 2, 'white space after the mark'],
    ['Hi.Bye!Yes', 1, 'no white space after either mark'],
    ['What?! No!! Yes...', 3, 'marks in a row end one sentence'],
    ['What?!Yes', 1, 'nor do marks in a row without a space'],
    [
      'Wait... what? Wait... What?',
      3,
      '... before a lower-case letter goes on, before an upper-case one ends',
    ],
    ['wait… what', 1, '… before a lower-case letter'],
    ['Wait… What?', 2, '… before an upper-case letter'],
    ['Wait…What', 1, 'no white space after it'],
    ['Wait… “What?”', 2, 'an opening quote before the upper-case letter'],
    ['Wait… 5 of them. Ok.', 2, '… before a number that leads to a lower-case letter'],
    ['Wait… 5. Ok.', 2, '… before a number without a letter'],
    [
      '“Wait…” She left. “Wait…” she said.',
      3,
      'a closing quote after …, by the case of the next letter',
    ],
    ['Well… no? Well…! Good.', 3, 'a mark after … decides'],
    ['Hey! how are you? i am fine', 3, '! and ? end before a lower-case letter, as Unicode has it'],
    ['Yahoo! is big.', 2, 'a name with ! is not told from an exclamation'],
  ],
  'emoji and other signs after a mark': [
    ['Nice. 😀 Next one.', 2, 'an emoji opens the second'],
    ['Nice.😀 Next one.', 2, 'an emoji closes the first'],
    ['Great!👍🏽 Next one.', 2, 'so does one of several characters'],
    ['Great!❤️ Next one. 🎉!', 2, 'and an emoji alone is no sentence'],
    ['Great!😀Next one.', 1, 'no white space after the mark or the emoji'],
    ['**Stop!** Then _go._ `Now.` Yes.', 4, 'Markdown closes as quotes do'],
    ['He left.[1] She stayed.² They slept.', 3, 'notes'],
  ],
  'quotes and brackets': [
    ['"Why?" she asked. "Because."', 2, 'a lower-case letter after a closing quote'],
    ['“Stop!” he said. “Now!” He left.', 3, 'by the case of the next letter'],
    ["'Go!' he said. 'Now.'", 2, 'single quotes'],
    ['„Wer?“ fragte sie. „Ich.“', 2, 'German quotes'],
    ['»Wer?« fragte sie. »Ich.«', 2, 'German quotes that point inwards'],
    ['« Qui ? » dit-elle. « Moi. » Elle rit.', 3, 'French quotes with spaces inside'],
    ['« Qui ? » Elle rit.', 2, 'an upper-case letter after a French quote'],
    ['”Vem?” frågade hon.', 1, 'Swedish quotes'],
    ['“Go!”“No!”', 2, 'a closing quote directly before an opening one'],
    ['He came (why?) and left. (She stayed.) Good.', 3, 'brackets are like quotes'],
    ['“Why?”\nshe asked.', 1, 'a line end is a space'],
    ['“Why?”\n\nshe asked.', 2, 'a blank line ends every sentence'],
  ],
  lists: [
    ['1. First', 1, 'the number belongs to the item'],
    ['1. First.\n2. Second.', 2, 'an item each'],
    ['1. First\n2. Second\n3. Third', 3, 'a number at the start of a line starts a sentence'],
    ['1. milk\n2. eggs', 1, 'a full stop before a lower-case letter ends none'],
    ['1) First.\n2) Second.\n3.) Third.', 3, 'numbers with brackets'],
    ['  - 12. First.\r\n  - 13. Second.', 2, 'after spaces and signs'],
    ['a. First.\nb. Second.\nA. The third.', 3, 'letters'],
    ['(1. One.)\n> 2. Two.', 2, 'after a bracket or a sign'],
    ['1. Title\n\n1.2. Title\n\n1.2.3. Title', 3, 'sections'],
    ['He took\n12. The rest slept.', 2, 'a number that ends a sentence at the start of a line'],
    ['We met\nJ. Smith. He left.', 2, 'an initial at the start of a line'],
    ['It was he and\nI. Nobody else.', 2, 'the pronoun I is no letter of a list'],
    ['He took 5. The rest slept.', 2, 'a number elsewhere ends a sentence'],
  ],
  abbreviations: [
    ['See No. 5 or no. 6, e.g. Apples. Good.', 2, 'words that lead on'],
    ['On JAN. 5 and feb. 6 J. R. R. Tolkien met Dr. Lee. Yes.', 2, 'in any case'],
    ['Use P. Smith and C. Darwin. Good.', 2, 'initials that are words that count, too'],
  ],
  'other scripts': [
    ['吾輩は猫である。名前は？たぬき！', 3, 'no white space between sentences'],
    ['你好!我是学生.再见', 3, 'nor after marks of ASCII'],
    ['你好!Hello', 2, 'nor before a Latin letter'],
    ['我用。iPhone', 2, 'full-width marks end before any letter'],
    ['真的吗？……我不信。', 2, 'the question mark ends one'],
    ['我……我不知道。', 1, '… before letters without case'],
    ['「何？」と聞いた。', 2, 'as Unicode has it'],
    ['ok!ไทย ok?ไทย', 3, 'Thai has no spaces either'],
    ['هل؟نعم', 1, 'Arabic has spaces'],
    ['هل؟ نعم. لا', 3, 'Arabic has spaces'],
    ['क्या?हाँ', 1, 'Hindi has spaces'],
    ['क्या? हाँ। नहीं।', 3, 'Hindi has spaces'],
    ['Բարեւ։ Այո։', 2, 'an Armenian full stop'],
    ['Γεια! Ναι. Τι;', 3, 'Greek'],
    ['정말?네', 1, 'Korean has spaces'],
  ],
};

describe.each(Object.entries(texts))('%s', (_, rows) => {
  test.each(rows)('%j has %d: %s', (text, sentences) => {
    expect(countWords({ text })).toMatchObject({ sentences });
  });
});
