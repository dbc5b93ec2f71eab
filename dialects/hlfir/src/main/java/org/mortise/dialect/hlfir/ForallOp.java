// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes assignments for all values of an index, each assignment for all values before the next one. */
@Op(name = "hlfir.forall",
    regions = {"lb_region: ANY", "ub_region: ANY", "step_region: ANY", "body: ANY"},
    format = "attr-dict `lb` $lb_region `ub` $ub_region (`step` $step_region^)? custom<ForallOpBody>($body)")
public final class ForallOp extends ForallOpBase {
  ForallOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("ForallOpBody", RegionForms.FORALL);
    op.invariant(operation -> new ForallOp(operation).verifyBounds());
  }

  private @Nullable Diagnostic verifyBounds() {
    Diagnostic wrong = verifyBound(0, "lb_region", false);
    if (wrong == null) {
      wrong = verifyBound(1, "ub_region", false);
    }
    if (wrong == null) {
      wrong = verifyBound(2, "step_region", true);
    }
    return wrong == null && !body().hasOneBlock()
        ? opError("region #3 ('body') failed to verify constraint: region with 1 blocks") : wrong;
  }

  private @Nullable Diagnostic verifyBound(int index, String name, boolean isOptional) {
    Region region = operation().region(index);
    Type type = YieldOp.typeOf(region);
    boolean isInteger = type != null && HlfirConstraints.isInteger(type) && region.hasOneBlock();
    if (isInteger || (isOptional && region.isEmpty())) {
      return null;
    }
    return opError("region #" + index + " ('" + name + "') failed to verify constraint: "
        + (isOptional ? "optional " : "") + "single block region that yields an integer scalar value");
  }

  @Nullable Diagnostic verify() {
    return AssignmentTree.verify(operation(), body());
  }
}
