// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.TypedAttr;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;

/** A complex number: {@code #complex.number<:f32 1.0, 2.0>}. Operations of this dialect do not use it. */
@AttrDef(name = "complex.number", parameters = {"real: FLOAT", "imaginary: FLOAT"})
public final class NumberAttr extends NumberAttrBase implements TypedAttr {
  static final ParameterForm<FloatAttr> FLOAT = ParameterForms.ofKind(FloatAttr.class, "FloatAttr");

  NumberAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Parses the type of the parts and both parts. */
  static NumberAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    parser.parsePunctuation(":");
    int position = parser.position();
    Type element = parser.parseType();
    double real = parser.parseFloat();
    parser.parsePunctuation(",");
    double imaginary = parser.parseFloat();
    parser.parsePunctuation(">");
    if (!(element instanceof FloatType format)) {
      throw parser.error(position, "expected a floating-point type");
    }
    return of(FloatAttr.of(format, real), FloatAttr.of(format, imaginary));
  }

  static @Nullable String verify(FloatAttr real, FloatAttr imaginary) {
    return real.type() == imaginary.type()
        ? null : "parts of types " + real.type() + " and " + imaginary.type();
  }

  @Override
  public ComplexType type() {
    return ComplexType.of(real().type());
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print("<:").printType(real().type()).print(' ').printAttributeWithoutType(real());
    printer.print(", ").printAttributeWithoutType(imaginary()).print('>');
  }
}
