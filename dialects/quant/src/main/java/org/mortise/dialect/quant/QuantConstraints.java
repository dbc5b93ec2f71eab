// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.function.Predicate;
import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** The constraints named in the declarations of this dialect. */
public final class QuantConstraints {
  static final TypeConstraint<Type> REAL_VALUE = valueOf(
      "primitive/tensor/vector of real valued primitive (float or quantized type)",
      type -> type instanceof FloatType || type instanceof QuantizedType);
  static final TypeConstraint<Type> REAL_OR_STORAGE_VALUE = valueOf(
      "real valued or storage primitive or container type",
      type -> type instanceof FloatType
          || type instanceof QuantizedType
          || type instanceof IntegerType integer && integer.isSignless());

  private QuantConstraints() {}

  private static TypeConstraint<Type> valueOf(String description, Predicate<Type> primitive) {
    return TypeConstraints.scalarOrContainerOf(description, TypeConstraint.of(description, primitive));
  }
}
