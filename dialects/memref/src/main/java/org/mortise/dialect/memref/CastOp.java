// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Sees memory as of another type: with more or less known of its shape and layout, with or without a rank. */
@Op(name = "memref.cast",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "dest: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    resultNames = "cast")
public final class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return CastOp.fold(operation());
  }

  /** Whether a cast can convert one type to the other. */
  public static boolean areCastCompatible(Type from, Type to) {
    return MemRefTypes.areCastCompatible(from, to);
  }

  public Value result() {
    return dest();
  }

  Diagnostic verify() {
    return MemRefTypes.verifyCast(operation(), MemRefTypes.areCastCompatible(source().type(), dest().type()));
  }

  /** A cast of a cast comes first: a cast that changes nothing can become one that does, if its source is cast. */
  private static FoldResult fold(Operation op) {
    FoldResult folded = CastFolding.intoOperands(op);
    return op.operand(0).type() == op.result(0).type() ? FoldResult.of(op.operand(0)) : folded;
  }
}
