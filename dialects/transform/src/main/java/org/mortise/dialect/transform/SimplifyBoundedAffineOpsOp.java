// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Simplifies affine operations by bounds of values. */
@Op(name = "transform.affine.simplify_bounded_affine_ops", family = TransformOp.class,
    operands = {"target: HANDLE", "bounded_values: HANDLE..."},
    attributes = {"lower_bounds: DENSE_I64_ARRAY", "upper_bounds: DENSE_I64_ARRAY"},
    implementations = HandleEffects.Functional.class,
    format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` "
        + "$upper_bounds attr-dict `:` type($target)")
public final class SimplifyBoundedAffineOpsOp extends SimplifyBoundedAffineOpsOpBase {
  SimplifyBoundedAffineOpsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int count = boundedValues().size();
    if (lowerBoundsAttr().size() != count) {
      return opError("incorrect number of lower bounds, expected " + count + " but found " + lowerBoundsAttr().size());
    }
    return upperBoundsAttr().size() == count ? null
        : opError("incorrect number of upper bounds, expected " + count + " but found " + upperBoundsAttr().size());
  }
}
