// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;

/** Executes assignments for the index values of a {@code forall} that satisfy a condition. */
@Op(name = "hlfir.forall_mask",
    regions = {"mask_region: ONE_BLOCK", "body: ONE_BLOCK"},
    format = "$mask_region attr-dict `do` custom<AssignmentMaskOpBody>($body)")
public final class ForallMaskOp extends ForallMaskOpBase {
  ForallMaskOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AssignmentMaskOpBody", RegionForms.MASKED);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = AssignmentTree.verify(operation(), body());
    if (wrong != null) {
      return wrong;
    }
    Type mask = YieldOp.typeOf(maskRegion());
    if (mask == null || !IntegerType.isSignless(mask, 1)) {
      return opError("mask region must yield a scalar i1");
    }
    return ForallOp.of(parentOp()) == null
        ? opError("must be inside the body region of an hlfir.forall") : null;
  }
}
