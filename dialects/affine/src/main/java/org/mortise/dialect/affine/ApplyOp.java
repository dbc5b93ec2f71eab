// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
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
    traits = "PURE",
    implementations = {AffineBounds.class, AffineRanges.Only.class})
public final class ApplyOp extends ApplyOpBase {
  ApplyOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new MapAssembly(true));
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 0)));
  }

  public AffineMap map() {
    return mapAttr().map();
  }

  @Nullable Diagnostic verify() {
    AffineMap map = map();
    if (mapOperands().size() != map.inputCount()) {
      return opError("operand count and affine map dimension and symbol count must match");
    }
    if (map.resultCount() != 1) {
      return opError("mapping must produce one value");
    }
    for (int i = map.dimCount(); i < map.inputCount(); i++) {
      if (AffineScopes.isOnlyDim(mapOperands().get(i))) {
        return error("dimensional operand cannot be used as a symbol");
      }
    }
    return null;
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
    AffineExpr known = MapOperands.withConstants(map, constants).result(0);
    if (known instanceof AffineConstantExpr value) {
      return FoldResult.of(IntegerAttr.index(context(), value.value()));
    }
    return isUndefined(known) ? FoldResult.of(PoisonAttr.of(context())) : FoldResult.NONE;
  }

  /** Returns whether a constant is divided by zero, or a remainder by a number that is not positive. */
  private static boolean isUndefined(AffineExpr expr) {
    boolean[] isUndefined = {false};
    expr.<AffineExpr>fold(leaf -> leaf, (kind, left, right) -> {
      boolean isConstant = left instanceof AffineConstantExpr && right instanceof AffineConstantExpr;
      isUndefined[0] |= isConstant && switch (kind) {
        case ADD, MUL -> false;
        case MOD -> ((AffineConstantExpr) right).value() < 1;
        case FLOOR_DIV, CEIL_DIV -> right.isConstant(0);
      };
      return kind.apply(left, right);
    });
    return isUndefined[0];
  }
}
