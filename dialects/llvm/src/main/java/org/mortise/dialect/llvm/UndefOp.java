// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.dialect.llvm.attributes.UndefAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** A value that may be any. */
@Op(name = "llvm.mlir.undef",
    results = "res: LLVM_TYPE",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "attr-dict `:` type($res)")
public final class UndefOp extends UndefOpBase {
  UndefOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(UndefAttr.of(context()));
  }
}
