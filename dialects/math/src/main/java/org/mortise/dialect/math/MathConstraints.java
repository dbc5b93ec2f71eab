// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.util.function.Function;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;

/** The constraints named in the declarations of this dialect. */
public final class MathConstraints {
  static final AttributeConstraint<FastMathFlagsAttr> FAST_MATH = FastMathFlagsAttr.CONSTRAINT;
  static final Function<Context, Attribute> NO_FAST_MATH = FastMathFlagsAttr.DEFAULT;

  private MathConstraints() {}
}
