// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.MemRefType;

/** Verification of operations that access an element of a memref. */
final class AccessVerifier {
  private AccessVerifier() {}

  /** Checks the subscripts of an access to a memref of type {@code type} through {@code map}. */
  static @Nullable Diagnostic verify(Operation op, MemRefType type, AffineMap map, OperandRange subscripts) {
    if (map.resultCount() != type.rank()) {
      return op.opError("affine map num results must equal memref rank");
    }
    if (map.inputCount() != subscripts.size()) {
      return op.opError("expects as many subscripts as affine map inputs");
    }
    return AffineScopes.verifyDimsAndSymbols(op, subscripts, map.dimCount());
  }
}
