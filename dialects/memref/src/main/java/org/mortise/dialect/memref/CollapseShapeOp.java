// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** Collapses groups of adjacent dimensions of a memref into one dimension each. */
@Op(name = "memref.collapse_shape", family = ReassociativeReshapeOp.class,
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    resultNames = "collapse_shape",
    implementations = MemorySpaceViews.class,
    patterns = {ReshapeFolding.class, ReshapeComposition.class})
public final class CollapseShapeOp extends CollapseShapeOpBase {
  CollapseShapeOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return ReshapeFolding.fold(this, ExpandShapeOp.of(src().definingOp()));
  }

  @Nullable Diagnostic verify() {
    return Reshapes.verifyCollapse(this);
  }

  /**
   * Returns the result type; null if the elements of a group of dimensions are not known to be evenly spaced.
   *
   * @param groups the source dimensions of each result dimension
   */
  public static @Nullable MemRefType inferType(MemRefType source, int[][] groups) {
    return Reshapes.collapsedType(source, groups, true);
  }
}
