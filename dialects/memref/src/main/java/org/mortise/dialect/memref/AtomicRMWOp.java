// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Reads an element, computes with it and writes it back, all at once. */
public final class AtomicRMWOp {
  public static final String NAME = "memref.atomic_rmw";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute("kind", AtomicRMWKind.CONSTRAINT)
      .operand("value", TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT)
      .operand("memref", TypeConstraints.memRefOf(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT))
      .operands("indices", TypeConstraints.INDEX)
      .result("result", TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT)
      .sameTypes("value", "result")
      .typeFrom("value", "memref", "value type matches element type of memref", Accesses::elementType)
      .inferResultTypes(state -> List.of(state.operands().get(0).type()))
      .format("$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->`"
          + " type($result)")
      .verifier(Accesses::verifyAtomic)
      .folder((op, constants) -> CastFolding.intoOperands(op, op.operand(0)))
      .build();

  private final Operation op;

  private AtomicRMWOp(Operation op) {
    this.op = op;
  }

  public static AtomicRMWOp create(
      OpBuilder builder,
      Location location,
      AtomicRMWKind kind,
      Value value,
      Value memref,
      List<? extends Value> indices) {
    OperationState state = builder.state(location, NAME)
        .setProperty(0, IntegerAttr.i64(builder.context(), kind.ordinal()))
        .addOperand(value)
        .addOperand(memref)
        .addOperands(indices)
        .addResultType(value.type());
    return new AtomicRMWOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AtomicRMWOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AtomicRMWOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public AtomicRMWKind kind() {
    return AtomicRMWKind.of(((IntegerAttr) op.property(0)).longValue());
  }

  public Value value() {
    return op.operand(0);
  }

  public Value memref() {
    return op.operand(1);
  }

  public OperandRange indices() {
    return op.operandGroup(2);
  }

  public Value result() {
    return op.result(0);
  }
}
