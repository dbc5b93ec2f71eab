// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** The new value of the element in the body of a {@code memref.generic_atomic_rmw}. */
public final class AtomicYieldOp {
  public static final String NAME = "memref.atomic_yield";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("result", TypeConstraints.ANY)
      .parents(GenericAtomicRMWOp.NAME)
      .traits(Trait.TERMINATOR)
      .pure()
      .format("$result attr-dict `:` type($result)")
      .verifier(AtomicYieldOp::verify)
      .build();

  private final Operation op;

  private AtomicYieldOp(Operation op) {
    this.op = op;
  }

  public static AtomicYieldOp create(OpBuilder builder, Location location, Value value) {
    return new AtomicYieldOp(builder.create(builder.state(location, NAME).addOperand(value)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AtomicYieldOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AtomicYieldOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value value() {
    return op.operand(0);
  }

  private static Diagnostic verify(Operation op) {
    Type expected = op.parentOp().result(0).type();
    Type given = op.operand(0).type();
    return expected == given ? null
        : op.opError("types mismatch between yield op: '" + given + "' and its parent: '" + expected + "'");
  }
}
