// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ComplexType;

/** Produces a constant complex number; {@code value} has its real and its imaginary part. */
@Op(name = "complex.constant",
    attributes = "value: ARRAY",
    results = "complex: COMPLEX_CONSTANT",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$value attr-dict `:` type($complex)")
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames("cst");
  }

  /** Returns whether {@code value} is a complex number of the type {@code type}. */
  static boolean isBuildableWith(Attribute value, Type type) {
    return value instanceof ArrayAttr parts && parts.size() == 2 && type instanceof ComplexType complex
        && parts.get(0).type() == complex.elementType() && parts.get(1).type() == complex.elementType();
  }

  /** Returns whether a constant, or null, is zero; the signs of its parts do not matter. */
  static boolean isZero(@Nullable Attribute constant) {
    return constant instanceof ArrayAttr parts && isZeroPart(parts.get(0)) && isZeroPart(parts.get(1));
  }

  /** Returns whether both parts of a constant, or null, are a zero with the sign of {@code zero}. */
  static boolean isZero(@Nullable Attribute constant, double zero) {
    return constant instanceof ArrayAttr parts && isSignedZero(parts.get(0), zero) && isSignedZero(parts.get(1), zero);
  }

  private static boolean isSignedZero(Attribute part, double zero) {
    return part instanceof FloatAttr number && number == FloatAttr.of(number.type(), zero);
  }

  /** Returns whether a constant, or null, is one. */
  static boolean isOne(@Nullable Attribute constant) {
    return constant instanceof ArrayAttr parts && parts.get(0) instanceof FloatAttr real
        && real == FloatAttr.of(real.type(), 1) && isZeroPart(parts.get(1));
  }

  private static boolean isZeroPart(Attribute part) {
    return part instanceof FloatAttr number && number.isZero();
  }

  @Nullable Diagnostic verify() {
    ArrayAttr parts = valueAttr();
    if (parts.size() != 2) {
      return opError("requires 'value' to be a complex constant, represented as array of two values");
    }
    if (!isNumber(parts.get(0)) || !isNumber(parts.get(1))) {
      return opError("requires attribute's elements to be float or integer attributes");
    }
    Type element = ((ComplexType) complex().type()).elementType();
    Type real = parts.get(0).type();
    Type imaginary = parts.get(1).type();
    return real == element && imaginary == element ? null : opError("requires attribute's element types ('" + real
        + "', '" + imaginary + "') to match the element type of the op's return type ('" + element + "')");
  }

  private static boolean isNumber(Attribute part) {
    return part instanceof FloatAttr || part instanceof IntegerAttr;
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
