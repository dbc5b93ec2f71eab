// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Writes the element at the indices that an affine map computes. */
public final class StoreOp {
  public static final String NAME = "affine.store";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("value", TypeConstraints.ANY)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .attribute("map", AttributeConstraints.AFFINE_MAP)
      .assembly(new AccessAssembly(true))
      .verifier(StoreOp::verify)
      .canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 2)))
      .build();

  private final Operation op;

  private StoreOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static StoreOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new StoreOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value value() {
    return op.operand(0);
  }

  public Value memref() {
    return op.operand(1);
  }

  private static Diagnostic verify(Operation op) {
    if (((MemRefType) op.operand(1).type()).elementType() != op.operand(0).type()) {
      return op.opError("value to store must have the same type as memref element type");
    }
    return Accesses.verify(op, 1);
  }
}
