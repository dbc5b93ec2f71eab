// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Sees bytes as memory of another type. */
public final class ViewOp {
  public static final String NAME = "memref.view";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.memRefOfRank(1, TypeConstraints.I8))
      .operand("byte_shift", TypeConstraints.INDEX)
      .operands("sizes", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY_MEMREF)
      .pure()
      .format("$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)")
      .verifier(Views::verify)
      .canonicalization(Views::add)
      .resultNames((op, sink) -> sink.name(op.result(0), "view"))
      .build();

  private final Operation op;

  private ViewOp(Operation op) {
    this.op = op;
  }

  public static ViewOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      Value source,
      Value byteShift,
      List<? extends Value> sizes) {
    OperationState state = builder.state(location, NAME)
        .addOperand(source)
        .addOperand(byteShift)
        .addOperands(sizes)
        .addResultType(type);
    return new ViewOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ViewOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ViewOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value byteShift() {
    return op.operand(1);
  }

  public OperandRange sizes() {
    return op.operandGroup(2);
  }

  public Value result() {
    return op.result(0);
  }

  public MemRefType type() {
    return (MemRefType) op.result(0).type();
  }
}
