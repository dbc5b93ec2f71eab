// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Collapses groups of adjacent dimensions of a tensor into one dimension each. */
@Op(name = "tensor.collapse_shape", family = ReassociativeReshapeOp.class,
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    resultNames = "collapsed",
    patterns = ReshapePatterns.class)
public final class CollapseShapeOp extends CollapseShapeOpBase {
  CollapseShapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new CollapseShapeBufferization());
  }

  FoldResult fold(Attribute[] constants) {
    return Reshapes.fold(this, ExpandShapeOp.of(src().definingOp()), constants);
  }

  @Nullable Diagnostic verify() {
    return Reshapes.verifyCollapse(this);
  }
}
