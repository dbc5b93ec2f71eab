// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Sees memory as of another memory space. */
@Op(name = "memref.memory_space_cast",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "dest: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    resultNames = "memspacecast")
public final class MemorySpaceCastOp extends MemorySpaceCastOpBase {
  MemorySpaceCastOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return MemorySpaceCastOp.fold(operation());
  }

  public Value result() {
    return dest();
  }

  Diagnostic verify() {
    boolean compatible = MemRefTypes.differInMemorySpaceOnly(source().type(), dest().type());
    return MemRefTypes.verifyCast(operation(), compatible);
  }

  /** Takes the innermost source of a chain of casts of memory spaces. */
  private static FoldResult fold(Operation op) {
    MemorySpaceCastOp inner = of(op.operand(0).definingOp());
    if (op.operand(0).type() == op.result(0).type()) {
      return FoldResult.of(op.operand(0));
    }
    if (inner == null) {
      return FoldResult.NONE;
    }
    op.setOperand(0, inner.source());
    return FoldResult.IN_PLACE;
  }
}
