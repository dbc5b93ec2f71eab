// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Computes the minimum of the results of an affine map. */
@Op(name = "affine.min",
    operands = "operands: INDEX...",
    results = "result: INDEX",
    attributes = "map: AFFINE_MAP",
    traits = "PURE",
    implementations = {AffineBounds.class, AffineRanges.Minimum.class})
public final class MinOp extends MinOpBase {
  MinOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new MapAssembly(false));
    op.canonicalization(patterns -> Extremum.addPatterns(NAME, patterns));
  }

  FoldResult fold(Attribute[] constants) {
    return Extremum.fold(operation(), constants, false);
  }

  @Nullable Diagnostic verify() {
    return Extremum.verify(operation());
  }

  /** Returns the map whose results are compared. */
  public AffineMap map() {
    return mapAttr().map();
  }
}
