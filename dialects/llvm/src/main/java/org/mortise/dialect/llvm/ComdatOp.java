// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Contains the selectors of sections that the linker deduplicates. */
@Op(name = "llvm.comdat",
    attributes = "sym_name: SYMBOL_NAME",
    regions = "body: ONE_BLOCK",
    traits = {"NO_TERMINATOR", "NO_REGION_ARGUMENTS", "SYMBOL_TABLE", "SYMBOL"},
    format = "$sym_name $body attr-dict")
public final class ComdatOp extends ComdatOpBase {
  ComdatOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verifyRegions() {
    for (Operation op = body().first().first(); op != null; op = op.next()) {
      if (ComdatSelectorOp.of(op) == null) {
        return op.error("only comdat selector symbols can appear in a comdat region");
      }
    }
    return null;
  }
}
