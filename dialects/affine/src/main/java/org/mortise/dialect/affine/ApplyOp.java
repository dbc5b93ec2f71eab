// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Applies an affine map with one result to indices. */
@Op(name = "affine.apply",
    operands = "mapOperands: INDEX...",
    results = "result: INDEX",
    attributes = "map: AFFINE_MAP",
    traits = "PURE")
public final class ApplyOp extends ApplyOpBase {
  ApplyOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new MapAssembly(true));
    AffineRanges.infer(op, (first, second) -> first);
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 0)));
  }

  /** Returns the map. */
  public AffineMap map() {
    return mapAttr().map();
  }

  @Nullable Diagnostic verify() {
    AffineMap map = map();
    if (mapOperands().size() != map.inputCount()) {
      return opError("operand count and affine map dimension and symbol count must match");
    }
    return map.resultCount() == 1 ? null : opError("mapping must produce one value");
  }

  FoldResult fold(Attribute[] constants) {
    AffineMap map = map();
    AffineExpr result = map.result(0);
    if (result instanceof AffineDimExpr dim) {
      return FoldResult.of(mapOperands().get(dim.position()));
    }
    if (result instanceof AffineSymbolExpr symbol) {
      return FoldResult.of(mapOperands().get(map.dimCount() + symbol.position()));
    }
    return MapOperands.withConstants(map, constants).result(0) instanceof AffineConstantExpr value
        ? FoldResult.of(IntegerAttr.index(operation().context(), value.value()))
        : FoldResult.NONE;
  }
}
