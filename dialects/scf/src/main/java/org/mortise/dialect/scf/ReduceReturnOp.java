// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Ends one reduction of a {@link ReduceOp} with its result. */
public final class ReduceReturnOp {
  public static final String NAME = "scf.reduce.return";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("result", TypeConstraints.ANY)
      .traits(Trait.TERMINATOR)
      .pure()
      .parents(ReduceOp.NAME)
      .format("$result attr-dict `:` type($result)")
      .verifier(ReduceReturnOp::verify)
      .build();

  private final Operation op;

  private ReduceReturnOp(Operation op) {
    this.op = op;
  }

  public static ReduceReturnOp create(OpBuilder builder, Location location, Value result) {
    return new ReduceReturnOp(builder.create(builder.state(location, NAME).addOperand(result)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ReduceReturnOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ReduceReturnOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value result() {
    return op.operand(0);
  }

  private static Diagnostic verify(Operation op) {
    Type expected = op.block().argument(0).type();
    return op.operand(0).type() == expected
        ? null
        : op.opError("must have type '" + expected + "' (the type of the reduction inputs)");
  }
}
