// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the indices in a shape, whose sizes are the basis, from a linear index. */
@Op(name = "affine.delinearize_index",
    operands = {"linear_index: INDEX", "basis: INDEX..."},
    results = "multi_index: INDEX...",
    traits = "PURE",
    format = "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)")
public final class DelinearizeIndexOp extends DelinearizeIndexOpBase {
  DelinearizeIndexOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (basis().isEmpty()) {
      return opError("basis should not be empty");
    }
    return multiIndex().size() == basis().size() ? null
        : opError("should return an index for each basis element");
  }
}
