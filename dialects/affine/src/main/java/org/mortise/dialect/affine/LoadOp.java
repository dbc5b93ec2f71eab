// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Reads the element at the indices that an affine map computes. */
public final class LoadOp {
  public static final String NAME = "affine.load";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY)
      .attribute("map", AttributeConstraints.AFFINE_MAP)
      .assembly(new AccessAssembly(false))
      .verifier(LoadOp::verify)
      .canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 1)))
      .build();

  private final Operation op;

  private LoadOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static LoadOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new LoadOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    if (((MemRefType) op.operand(0).type()).elementType() != op.result(0).type()) {
      return op.opError("result type must match element type of memref");
    }
    return Accesses.verify(op, 0);
  }
}
