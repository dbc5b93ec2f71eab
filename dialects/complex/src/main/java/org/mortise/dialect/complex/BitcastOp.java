// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Reinterprets the bits of a complex number as an integer or floating-point number of the same width, or back. */
@Op(name = "complex.bitcast",
    operands = "operand: ANY",
    results = "result: ANY",
    traits = "PURE",
    format = "$operand attr-dict `:` type($operand) `to` type($result)")
public final class BitcastOp extends BitcastOpBase {
  BitcastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type from = operand().type();
    Type to = result().type();
    if (from == to) {
      return null;
    }
    if (!isNumber(from)) {
      return opError("operand must be int/float/complex");
    }
    if (!isNumber(to)) {
      return opError("result must be int/float/complex");
    }
    if (from instanceof ComplexType == to instanceof ComplexType) {
      return opError("requires that either input or output has a complex type");
    }
    return width(from) == width(to) ? null : opError("casting bitwidths do not match");
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof ComplexType;
  }

  private static int width(Type number) {
    if (number instanceof ComplexType complex) {
      return 2 * width(complex.elementType());
    }
    return number instanceof IntegerType integer ? integer.width() : ((FloatType) number).width();
  }
}
