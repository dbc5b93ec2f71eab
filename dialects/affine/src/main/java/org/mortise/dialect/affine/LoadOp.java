// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.dialect.memref.GlobalOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.symbols.SymbolTable;

/** Reads the element at the indices that an affine map computes. */
@Op(name = "affine.load",
    operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY",
    attributes = "map: AFFINE_MAP",
    traits = "MEMREFS_NORMALIZABLE",
    implementations = MapAccesses.class)
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new AccessAssembly(false, false));
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 1)));
  }

  FoldResult fold(Attribute[] constants) {
    FoldResult casts = CastFolding.intoOperands(operation());
    return casts != FoldResult.NONE ? casts : FoldResult.ofNullable(constantElement());
  }

  /** Returns the element that is read if the memref is a constant global and the index is known, otherwise null. */
  private @Nullable Attribute constantElement() {
    GetGlobalOp global = GetGlobalOp.of(memref().definingOp());
    if (global == null) {
      return null;
    }
    GlobalOp definition =
        GlobalOp.of(SymbolTable.lookupNearestSymbolFrom(global.operation(), global.nameAttr()));
    boolean known = definition != null && definition.constantAttr() != null;
    if (!known || !(definition.initialValueAttr() instanceof DenseElementsAttr elements)) {
      return null;
    }
    if (elements.isSplat()) {
      return elements.elementAt(0);
    }
    AffineMap map = mapAttr().map();
    if (!map.isConstant()) {
      return null;
    }
    long index = 0;
    for (int i = 0; i < map.resultCount(); i++) {
      long position = ((AffineConstantExpr) map.result(i)).value();
      if (position < 0 || position >= memrefType().dim(i)) {
        return null;
      }
      index = index * memrefType().dim(i) + position;
    }
    return elements.elementAt((int) index);
  }

  @Nullable Diagnostic verify() {
    if (memrefType().elementType() != result().type()) {
      return opError("result type must match element type of memref");
    }
    return AccessVerifier.verify(operation(), memrefType(), mapAttr().map(), indices());
  }
}
