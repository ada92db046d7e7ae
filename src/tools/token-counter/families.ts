// Written by test/tools/token-counter/fit/families.js, which fits it anew. Do not edit.

/** What tells the weights of each family of tokenizers from those of o200k, two codes a group. */
export const corrections = {
  o200k: '',
  cl100k: 'J@IG?AV>>DH@<G>RNE>jMRWCS}OUKM:lNWd]DT/~I@CgWSLBEKKED\\OGFGOKAhHAHAH?',
  llama2: 'H@D?PKkK.QMT0R@F@X8c,cM@MZNRMS;dNV~+QPVWLB<};~A<IFKEEXZBEMN]A~HBHDHC',
  llama3: 'I@HD@BW=>DH@;G=ST8<n@EV=QpOVHA?\\JGd]J@/~I@Cg_(B=HBF<GIEDFGK>AhHAHAH?',
  llama4: 'E@BACGAC>DH@;GJ9F<HAH>K=LVIBH@@DH@:M7F=HH@;IZ(B=EED9FJG=GEF=GBHAHAH@',
  qwen: 'J@IA?F(M>CMT<F@ONC8e4]Q@M\\H@IC7eMT_U<KSWH@1fO3B=?HF=9YH;1xP9J(H@HBH?',
  deepseek: 'GADDGBU?@DH@AF@PIDDJEEN@JIIBHAEKJHUDI=;UH@AZHV?;BQF=EOD=7qK?FCHAHBHA',
  mistral: 'J@E@OLnJ0OMT3Q=D@Z:_,dLAMZNRMR=`MV^_MPSVLBEW<{C>B^KFDZR@EMBUD}HCHDH@',
  tekken: 'F@DBGC[;BCMT=HJ:I=B`P<L?HAHAH?HCHB~(Z9<JH@0~`)H@A`F=C]DGGCE?7~HAHCHC',
  gemma: 'B??LSA[P,NMT-QCJF79TCBJ?IGIBH?:EG=J=4H3KKB:GS(@<G@D8?e@DCTO7T(HAHCH>',
  claude: 'I?EHLMWR+UIE-T=ION9uH_RGU~NSMU8uP^I~Gr(rIA0~:~ND?]KFM0PFIDRN?pHAHAH=',
  claude47: 'R?LSVJWR+UIE-T?HYO8~H`QGU~NSMU8vP^J~Gr(sJA0~<~ND=aKFM0PEJBRN?pHAHAH=',
};

export type Family = keyof typeof corrections;
