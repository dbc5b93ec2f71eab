// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.FloatType;

/**
 * A real number of a Fortran kind: {@code #fir.real<4, 1.5>}, or its bits: {@code #fir.real<4, i x3FC00000>}. The value
 * is of the type of {@link FirRealType#floatKind}.
 */
@AttrDef(name = "fir.real", parameters = {"kind: KIND", "value: VALUE"})
public final class RealAttr extends RealAttrBase {
  private static final int HEXADECIMAL = 16;

  static final ParameterForm<Integer> KIND = ParameterForms.handWritten("int");
  static final ParameterForm<FloatAttr> VALUE = ParameterForms.handWritten("FloatAttr");

  RealAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Parses the kind and the value after the mnemonic. */
  static RealAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    int kind = (int) parser.parseInteger();
    FloatType type = FloatType.of(parser.context(), FirRealType.floatKind(kind));
    parser.parsePunctuation(",");
    FloatAttr value = parser.parseOptionalKeyword("i") ? parseBits(parser, type) : parseDecimal(parser, type);
    parser.parsePunctuation(">");
    return of(kind, value);
  }

  /** Parses a number with all of its digits, which a {@code double} does not hold. */
  private static FloatAttr parseDecimal(AsmParser parser, FloatType type) {
    boolean negative = parser.parseOptionalPunctuation("-");
    BigDecimal magnitude = parser.parseOptionalDecimal();
    if (magnitude != null) {
      return FloatAttr.of(type, negative, magnitude);
    }
    FloatAttr bits = parser.parseAttribute(FloatAttr.class, type);
    return negative ? FloatAttr.ofBits(type, bits.bits().flipBit(type.kind().width() - 1)) : bits;
  }

  private static FloatAttr parseBits(AsmParser parser, FloatType type) {
    int position = parser.position();
    String digits = parser.parseKeyword();
    if (!digits.startsWith("x") || !digits.substring(1).matches("[0-9A-Fa-f]*")) {
      throw parser.error(position, "expected hexadecimal digits after 'x'");
    }
    BigInteger bits = digits.length() == 1 ? BigInteger.ZERO : new BigInteger(digits.substring(1), HEXADECIMAL);
    return FloatAttr.ofBits(type, bits);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').print(kind()).print(", i x");
    printer.print(value().bits().toString(HEXADECIMAL).toUpperCase(Locale.ROOT)).print('>');
  }
}
