// Written by `npm run update:token-weights`. Do not edit.

/** How the weights of each family of tokenizers differ from those of o200k: two codes for each group. */
export const corrections = {
  o200k: '',
  cl100k: 'L@QB5IH=H?H@H@H@HRO@KRRDH~HUINHaLXeZDT=yH@I_QSH@HCM@H@ILH@HPHKH@H>P=',
  llama2: 'KBLDR@ZMIBNTC@H@LCG@GXP@H]GZG[H_I]|MQQP[H@BvX~H@P@MHH@FXH@R`UHHBHDJ=',
  llama3: 'N@S@5HG>H?H@H@H@O@O@H@Q>HvHVK@HFFHeZJ@9|H@I_H+H@HBB@H@ECH@G?HKH@H?H>',
  llama4: 'G@G?FAH?G@H@I@H?J>M@G@D@HZK@JAH?HAHD7F=HH@8KH:H@HCA@H@>FH@F>H@H@H?OA',
  qwen: 'N@R@4IAAH?OTH?H@OCF@HRT?W[J=J@HdHWkL=JVVH@.iH(H@HCD@H@?EH@H@A>HAH?H=',
  deepseek: 'J@IECDHBGAH@H@H@NAH@HCL@HIHBK@IJHI[?H>=TH@ETX@H@H?E@H@<DH@HDGAH@H@H>',
  mistral: 'ICLEM@ZJFBNTF@H@FMF@GYR@H^IYGZH^L[wJMRPYH@IRI~H@Q@MHH@=XH@IZQBHBHBP<',
  tekken: 'J@HBI@H>H@OTH@H@I?S@I@I@J@K@E@HELAHCY:8LH@K[H;H@J@@@H@HAH@C@NDH@H@LA',
  gemma: 'GAE@[8RRFBFX@BH@J?I@I@H@HIM@J@H9A@M;4H1MH@7HH=H@M<E8H@@DH@E@@<H=HA?>',
  claude: 'JDWGJ@HEH@MAHBH@HUJ@P]SHH~IVJ[HmKcUyHr(jH@A~`~H@K@IHH@KLH@TPMCH@HAP7',
  claude47: 'NGeJIBSLHDGFHCH@P]O@P]SHI~IVI[HmIcSzHr(jH@A~|~H@I@P@H@HPH@H[LBHAH@D;',
};

export type Family = keyof typeof corrections;

/** Which openers are a single token in each family: a bit for each, the lowest for the first. */
export const knownOpeners: Readonly<Record<Family, number>> = {
  o200k: 3687828511,
  cl100k: 150995971,
  llama2: 1,
  llama3: 151356419,
  llama4: 8752137,
  qwen: 3653665795,
  deepseek: 1086685185,
  mistral: 1,
  tekken: 499418121,
  gemma: 4294836207,
  claude: 1025,
  claude47: 1025,
};
