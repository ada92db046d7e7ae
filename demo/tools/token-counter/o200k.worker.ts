import tokenizer from 'gpt-tokenizer/encoding/o200k_base';
import { countTextsSent } from './count-exactly.ts';

countTextsSent(tokenizer);
