"""Computes rows of base-converter.ts: python3 test/spec/base-converter.py < requests.jsonl

Reads a request a line, and writes its result. Python's own int() reads the digits of any base, and Fraction keeps the
value exact. What does not end is rounded to max(32, the number of fraction digits given) digits, ties away from zero.
"""

import json
import sys
from fractions import Fraction

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def read(numeral, base):
    sign = -1 if numeral.startswith("-") else 1
    whole, _, fraction = numeral.lstrip("-").partition(".")
    return sign * Fraction(int(whole + fraction, base), base ** len(fraction)), len(fraction)


def write(value, base, given):
    places = max(32, given)
    scale = base**places
    # A value that ends is exact, however many digits it has.
    while given and (abs(value) * scale).denominator > 1 and places < 5 * given:
        places, scale = places + 1, scale * base
    if (abs(value) * scale).denominator > 1:
        places = max(32, given)
        scale = base**places
    rounded = (2 * abs(value) * scale + 1) // 2
    whole, rest = divmod(int(rounded), scale)
    fraction = digits(rest, base).rjust(places, "0").rstrip("0") if places else ""
    text = digits(whole, base) + ("." + fraction if fraction else "")
    return "-" + text if value < 0 and rounded else text


def digits(number, base):
    text = ""
    while number:
        number, digit = divmod(number, base)
        text = DIGITS[digit] + text
    return text or "0"


for line in sys.stdin:
    request = json.loads(line)
    source, target = request.get("from", 10), request.get("to", 2)
    value, given = read(request["value"], source)
    bases = {"result": target, "decimal": 10, "binary": 2, "octal": 8, "hexadecimal": 16}
    results = {name: write(value, base, given) for name, base in bases.items()}
    print(json.dumps({"input": request["value"], "from": source, "to": target, **results}))
