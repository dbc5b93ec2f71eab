// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.dialect.llvm.attributes.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** A value whose use is undefined. */
@Op(name = "llvm.mlir.poison",
    results = "res: LLVM_TYPE",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "attr-dict `:` type($res)")
public final class PoisonOp extends PoisonOpBase {
  PoisonOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(PoisonAttr.of(context()));
  }
}
