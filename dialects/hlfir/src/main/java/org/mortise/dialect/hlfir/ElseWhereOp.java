// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes assignments to the elements for which the masks before are false and its mask, if it has one, is true. */
@Op(name = "hlfir.elsewhere",
    regions = {"mask_region: AT_MOST_ONE_BLOCK", "body: ONE_BLOCK"},
    traits = "TERMINATOR",
    parents = {"hlfir.where", "hlfir.elsewhere"},
    format = "(`mask` $mask_region^)? attr-dict `do` custom<AssignmentMaskOpBody>($body)")
public final class ElseWhereOp extends ElseWhereOpBase {
  ElseWhereOp(Operation operation) {
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
    return maskRegion().isEmpty() || AssignmentTree.yieldsMask(maskRegion())
        ? null : opError("mask region must yield a logical array when provided");
  }
}
