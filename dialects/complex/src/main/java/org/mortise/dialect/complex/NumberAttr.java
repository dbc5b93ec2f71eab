// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.TypedAttr;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;

/** A complex number: {@code #complex.number<:f32 1.0, 2.0>}. Operations of this dialect do not use it. */
public final class NumberAttr extends Attribute implements TypedAttr {
  static final String MNEMONIC = "number";

  private final ComplexType type;
  private final FloatAttr real;
  private final FloatAttr imaginary;

  private NumberAttr(FloatAttr real, FloatAttr imaginary) {
    super(real.context());
    this.type = ComplexType.of(real.type());
    this.real = real;
    this.imaginary = imaginary;
  }

  /** Returns the number with these parts, which must have one type. */
  public static NumberAttr of(FloatAttr real, FloatAttr imaginary) {
    if (real.type() != imaginary.type()) {
      throw new IllegalArgumentException("parts of types " + real.type() + " and " + imaginary.type());
    }
    return real.context().unique(new NumberAttr(real, imaginary));
  }

  /** Returns the real part. */
  public FloatAttr real() {
    return real;
  }

  /** Returns the imaginary part. */
  public FloatAttr imaginary() {
    return imaginary;
  }

  @Override
  public ComplexType type() {
    return type;
  }

  @Override
  public String dialectNamespace() {
    return ComplexDialect.NAMESPACE;
  }

  /** Parses the type of the parts and both parts after the mnemonic. */
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

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print("<:").printType(real.type()).print(' ').printAttributeWithoutType(real);
    printer.print(", ").printAttributeWithoutType(imaginary).print('>');
  }

  @Override
  protected int structuralHash() {
    return real.hashCode() * 31 + imaginary.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    NumberAttr that = (NumberAttr) other;
    return real == that.real && imaginary == that.imaginary;
  }
}
