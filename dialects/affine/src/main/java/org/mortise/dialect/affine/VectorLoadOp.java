// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reads a slice of a memref at the indices that an affine map computes. */
@Op(name = "affine.vector_load",
    operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
    results = "result: ANY_VECTOR",
    attributes = "map: AFFINE_MAP",
    traits = "MEMREFS_NORMALIZABLE",
    implementations = MapAccesses.class)
public final class VectorLoadOp extends VectorLoadOpBase {
  VectorLoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new AccessAssembly(false, true));
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 1)));
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = AccessVerifier.verify(operation(), memrefType(), mapAttr().map(), indices());
    if (wrong != null) {
      return wrong;
    }
    return memrefType().elementType() == resultType().elementType()
        ? null
        : opError("requires memref and vector types of the same elemental type");
  }
}
