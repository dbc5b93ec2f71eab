// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Combines two elements: where both are stored, and where only one is. */
@Op(name = "sparse_tensor.binary",
    operands = {"x: ANY", "y: ANY"},
    results = "output: ANY",
    attributes = {"left_identity: UNIT?", "right_identity: UNIT?"},
    regions = {"overlapRegion: ANY", "leftRegion: ANY", "rightRegion: ANY"},
    traits = "PURE",
    format = "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` ` ` `overlap` `=` "
        + "$overlapRegion `\\n` ` ` `left` `=` (`identity` $left_identity^):($leftRegion)? `\\n` ` ` `right` `=` "
        + "(`identity` $right_identity^):($rightRegion)?")
public final class BinaryOp extends BinaryOpBase {
  BinaryOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type left = x().type();
    Type right = y().type();
    Type result = output().type();
    Diagnostic wrong = RegionOps.verify(operation(), overlapRegion(), "overlap", List.of(left, right), result);
    if (wrong == null) {
      wrong = RegionOps.verify(operation(), leftRegion(), "left", List.of(left), result);
    }
    if (wrong == null && leftIdentityAttr() != null && left != result) {
      wrong = error("left=identity requires first argument to have the same type as the output");
    }
    if (wrong == null) {
      wrong = RegionOps.verify(operation(), rightRegion(), "right", List.of(right), result);
    }
    if (wrong == null && rightIdentityAttr() != null && right != result) {
      wrong = error("right=identity requires second argument to have the same type as the output");
    }
    return wrong;
  }
}
