// Written by test/tools/token-counter/fit/run.js, which fits it anew. Do not edit.

/** What tells the weights of each family of tokenizers from those of o200k, two codes a group. */
export const corrections = {
  o200k: '',
  cl100k: 'M@TA5IH=H=H@I?H@LNN@ISRDH~JTINH^LXhXDTHpH@HaL^H@HCN@H@KJH@NIL@H@H@H=',
  llama2: 'JBODQAZLHCMTE@H@KFH@HXLAH]HYHZH_L[~LQPRZH@?zVxH@P@LHH@HWH@^TU@HBHJH>',
  llama3: 'N@UA8FH=H=H@H?H@Q?O@H@P?HvHVK@HAIGeZJ@HpH@HaH3H@I@C@H@FBH@H>KBH@H@H=',
  llama4: 'G@H@FAH@H?H@H?H@J;K@H@E@HZHBK@H@J@EF7F=HH@7LH>H@HAA@H@D@H@H=G@H@H?HA',
  qwen: 'M@UB8GH@H=NTH>H@R@H@HRR@H`H>K@HcFXiM=JKZH@.iH1H@HDD@H@G;H@I@A@H@HAH=',
  deepseek: 'L@NCDCH@HBH@IBH@P@H@HCM@HIL@K@HKQE[?I>?SH@CWTLH@H@E@H@A?H@HDH@H@H@H?',
  mistral: 'KCSBQ@]GHAMTHAH@GNG@HXR@H^HYIYH]K[sLLSMZH@HTN~H@R@LHH@BSH@I[R@HCHFH;',
  tekken: 'J@KAI@H@HANTH@H@K?R@I@I@HAJAE@HDN@HCY;:KH@LXH<H@IAA@H@I@H@C@LGH@HDHC',
  gemma: 'I@FA[8VRHBOTC@H@P7H@J@H@HIHCI@H<@@K<4H1MH@7IH@H@L@D8H@?EH@H=C9H@HBH<',
  claude: 'RAQIO@HJHCHCH@H@KQH@N^PIH~IVH[HmHdUyHr>YH@N]c~H@J@P@H@MIH@H[M@H@H@H3',
  claude47: 'OGhIKBRNHAHFH@H@XSH@HaSHH~HVH[HkHcWxHr)iH@UK~~H@H@O@H@NHH@HZLAH@H@H:',
};

export type Family = keyof typeof corrections;

/** Which openers are one token, the first in the lowest bit. */
export const knownOpeners: Readonly<Record<Family, number>> = {
  o200k: 262143,
  cl100k: 24595,
  llama2: 1,
  llama3: 26003,
  llama4: 5557,
  qwen: 261779,
  deepseek: 73089,
  mistral: 1,
  tekken: 64661,
  gemma: 261623,
  claude: 17,
  claude47: 17,
};
