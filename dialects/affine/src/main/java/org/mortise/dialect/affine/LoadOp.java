// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reads the element at the indices that an affine map computes. */
@Op(name = "affine.load",
    operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY",
    attributes = "map: AFFINE_MAP")
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new AccessAssembly(false, false));
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 1)));
  }

  @Nullable Diagnostic verify() {
    if (memrefType().elementType() != result().type()) {
      return opError("result type must match element type of memref");
    }
    return AccessVerifier.verify(operation(), memrefType(), mapAttr().map(), indices());
  }
}
