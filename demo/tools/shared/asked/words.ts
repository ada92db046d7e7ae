/** Words between a value and its new unit or notation. */
export const into =
  '(?:in|into|to|as|en|em|nach|zu|à|a|para|إلى|الى|ب|を|は|から|転|转换成|转换为|转为|转|换成|换算成|等于|是|→|->|=)';

/** Words between two numbers that begin and end a range. */
export const until = '(?:-|–|〜|~|to|and|bis|und|a|al|y|et|à|e|para|から|到|至|和|إلى|الى|و|→|->)';

export const percentWord =
  '(?:%|٪|percent|per cent|prozent|por ciento|porcentaje|por cento|porcentagem|pour cent|pourcentage|パーセント|百分比|بالمئة|بالمائة|في المئة|نسبة مئوية)';
