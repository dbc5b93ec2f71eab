// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Writes the element at the indices that an affine map computes. */
@Op(name = "affine.store",
    operands = {"value: ANY", "memref: ANY_MEMREF write", "indices: INDEX..."},
    attributes = "map: AFFINE_MAP",
    traits = "MEMREFS_NORMALIZABLE",
    implementations = MapAccesses.class)
public final class StoreOp extends StoreOpBase {
  StoreOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new AccessAssembly(true, false));
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 2)));
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation(), value());
  }

  @Nullable Diagnostic verify() {
    if (memrefType().elementType() != value().type()) {
      return opError("value to store must have the same type as memref element type");
    }
    return AccessVerifier.verify(operation(), memrefType(), mapAttr().map(), indices());
  }
}
