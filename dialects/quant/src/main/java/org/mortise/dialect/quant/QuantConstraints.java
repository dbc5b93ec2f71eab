// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.function.Predicate;
import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** The constraints named in the declarations of this dialect. */
public final class QuantConstraints {
  static final TypeConstraint<Type> FLOAT_VALUE = valueOf("floating-point", FloatType.class::isInstance);
  static final TypeConstraint<Type> QUANTIZED_VALUE = valueOf("quantized type", QuantizedType.class::isInstance);
  static final TypeConstraint<Type> INTEGER_OR_QUANTIZED_VALUE = valueOf(
      "signless integer or quantized type",
      type -> type instanceof QuantizedType || type instanceof IntegerType integer && integer.isSignless());

  private QuantConstraints() {}

  private static TypeConstraint<Type> valueOf(String element, Predicate<Type> test) {
    return TypeConstraint.of(
        "scalar or tensor of " + element,
        type -> test.test(type instanceof TensorType tensor ? tensor.elementType() : type));
  }
}
