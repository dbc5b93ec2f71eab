// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Collapses groups of adjacent dimensions of a tensor into one dimension each. */
@Op(name = "tensor.collapse_shape", family = ReassociativeReshapeOp.class,
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    resultNames = "collapsed",
    implementations = {CollapseShapeBufferization.class, ResultShapes.OfCollapse.class},
    patterns = ReshapePatterns.class)
public final class CollapseShapeOp extends CollapseShapeOpBase {
  CollapseShapeOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return Reshapes.fold(this, ExpandShapeOp.of(src().definingOp()), constants);
  }

  @Nullable Diagnostic verify() {
    return Reshapes.verifyCollapse(this);
  }
}
