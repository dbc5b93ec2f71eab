// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes assignments to the elements of arrays where a mask is true. */
@Op(name = "hlfir.where",
    regions = {"mask_region: ONE_BLOCK", "body: ONE_BLOCK"},
    format = "$mask_region attr-dict `do` custom<AssignmentMaskOpBody>($body)")
public final class WhereOp extends WhereOpBase {
  WhereOp(Operation operation) {
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
    if (!AssignmentTree.yieldsMask(maskRegion())) {
      return opError("mask region must yield a logical array");
    }
    for (Operation inner : body().first().operations()) {
      if (ForallOp.of(inner) != null) {
        return opError("body region must not contain hlfir.forall");
      }
    }
    return null;
  }
}
