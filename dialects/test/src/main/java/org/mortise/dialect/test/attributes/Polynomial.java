// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.attributes;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;

/** The text of a polynomial with one variable and integers as coefficients: {@code 1 + 2x**2}. */
final class Polynomial {
  private final Map<BigInteger, BigInteger> coefficients = new TreeMap<>();
  private @Nullable String variable;

  private Polynomial() {}

  /** Parses {@code <1 + x**2>}; returns its text with the terms in order. */
  static List<Object> parseEnclosed(AsmParser parser) {
    parser.parsePunctuation("<");
    Polynomial polynomial = new Polynomial();
    do {
      polynomial.parseTerm(parser);
    } while (parser.parseOptionalPunctuation("+"));
    parser.parsePunctuation(">");
    return List.of(polynomial.toString());
  }

  private void parseTerm(AsmParser parser) {
    BigInteger coefficient = parser.parseOptionalBigInteger();
    String name = parser.parseOptionalKeyword();
    if (coefficient == null && name == null) {
      throw parser.error("expected a monomial");
    }
    BigInteger exponent = BigInteger.ZERO;
    if (name != null) {
      if (variable != null && !variable.equals(name)) {
        throw parser.error("polynomials must have one indeterminate, but there were multiple: " + name + ", "
            + variable);
      }
      variable = name;
      exponent = parseExponent(parser);
    }
    int position = parser.position();
    if (coefficients.put(exponent, coefficient == null ? BigInteger.ONE : coefficient) != null) {
      throw parser.error(position, "parsed polynomial must have unique exponents among monomials");
    }
  }

  private static BigInteger parseExponent(AsmParser parser) {
    if (!parser.parseOptionalPunctuation("*")) {
      return BigInteger.ONE;
    }
    parser.parsePunctuation("*");
    return parser.parseBigInteger();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    coefficients.forEach((exponent, coefficient) -> {
      text.append(text.length() == 0 ? "" : " + ");
      boolean constant = exponent.signum() == 0;
      text.append(constant || !coefficient.equals(BigInteger.ONE) ? coefficient : "");
      text.append(constant ? "" : variable);
      text.append(exponent.compareTo(BigInteger.ONE) > 0 ? "**" + exponent : "");
    });
    return text.toString();
  }
}
