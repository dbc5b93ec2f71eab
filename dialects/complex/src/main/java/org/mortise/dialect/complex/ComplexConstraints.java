// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import static org.mortise.ir.definition.TypeConstraints.ANY_FLOAT;
import static org.mortise.ir.definition.TypeConstraints.complexOf;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.ComplexType;

/** The constraints named in the declarations of this dialect. */
public final class ComplexConstraints {
  static final TypeConstraint<ComplexType> COMPLEX = complexOf(ANY_FLOAT);
  static final TypeConstraint<ComplexType> COMPLEX_CONSTANT = TypeConstraint.of("complex-type", ComplexType.class);
  static final AttributeConstraint<FastMathFlagsAttr> FAST_MATH = FastMathFlagsAttr.CONSTRAINT;
  static final Function<Context, Attribute> NO_FAST_MATH = FastMathFlagsAttr.DEFAULT;

  private ComplexConstraints() {}

  /** Returns the element type of a complex type, otherwise null. */
  static @Nullable Type elementType(Type type) {
    return type instanceof ComplexType complex ? complex.elementType() : null;
  }
}
