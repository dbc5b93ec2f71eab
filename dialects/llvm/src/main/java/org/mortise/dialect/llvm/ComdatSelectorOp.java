// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Names the rule by which the linker chooses between sections. */
@Op(name = "llvm.comdat_selector",
    attributes = {"sym_name: SYMBOL_NAME", "comdat: COMDAT"},
    traits = "SYMBOL",
    format = "$sym_name $comdat attr-dict")
public final class ComdatSelectorOp extends ComdatSelectorOpBase {
  ComdatSelectorOp(Operation operation) {
    super(operation);
  }
}
