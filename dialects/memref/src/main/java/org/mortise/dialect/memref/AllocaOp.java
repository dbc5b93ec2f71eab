// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Allocates memory on the stack; it is freed when the enclosing automatic allocation scope is left. */
public final class AllocaOp {
  public static final String NAME = "memref.alloca";

  private static final int ALIGNMENT = 0;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("dynamicSizes", TypeConstraints.INDEX)
      .operands("symbolOperands", TypeConstraints.INDEX)
      .result("memref", TypeConstraints.ANY_MEMREF)
      .optionalAttribute("alignment", AttributeConstraints.withMinimum(AttributeConstraints.I64, 0))
      .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
      .format("`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
      .verifier(Allocations::verifyOnStack)
      .canonicalization(AllocPatterns::alloca)
      .resultNames((op, sink) -> sink.name(op.result(0), "alloca"))
      .build();

  private final Operation op;

  private AllocaOp(Operation op) {
    this.op = op;
  }

  /** With one size for each dynamic dimension of {@code type}, which has no symbols. */
  public static AllocaOp create(OpBuilder builder, Location location, MemRefType type,
      List<? extends Value> dynamicSizes) {
    return create(builder, location, type, dynamicSizes, List.of(), null);
  }

  /**
   * With sizes for the dynamic dimensions and operands for the symbols of {@code type}.
   *
   * @param alignment an {@code i64}, or null
   */
  public static AllocaOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      List<? extends Value> dynamicSizes,
      List<? extends Value> symbolOperands,
      Attribute alignment) {
    OperationState state = builder.state(location, NAME)
        .addOperands(dynamicSizes)
        .addOperands(symbolOperands)
        .addResultType(type)
        .setProperty(ALIGNMENT, alignment)
        .setOperandSegments(dynamicSizes.size(), symbolOperands.size());
    return new AllocaOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AllocaOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AllocaOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange dynamicSizes() {
    return op.operandGroup(0);
  }

  public OperandRange symbolOperands() {
    return op.operandGroup(1);
  }

  public Value result() {
    return op.result(0);
  }

  public MemRefType type() {
    return (MemRefType) op.result(0).type();
  }

  /** The alignment, or null. */
  public Attribute alignment() {
    return op.property(ALIGNMENT);
  }
}
