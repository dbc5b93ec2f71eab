// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** Changes the size of one-dimensional memory on the heap; the old memory must not be used any more. */
public final class ReallocOp {
  public static final String NAME = "memref.realloc";

  private static final TypeConstraint<?> LINE = TypeConstraints.memRefOfRank(1, TypeConstraints.ANY);

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", LINE)
      .optionalOperand("dynamicResultSize", TypeConstraints.INDEX)
      .result("result", TypeConstraint.of(LINE.description(), LINE.test())) // what it is, the verifier looks at first
      .optionalAttribute("alignment", AttributeConstraints.withMinimum(AttributeConstraints.I64, 0))
      .format("$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type($result)")
      .verifier(Allocations::verifyRealloc)
      .canonicalization(AllocPatterns::realloc)
      .build();

  private final Operation op;

  private ReallocOp(Operation op) {
    this.op = op;
  }

  /** The size is null if the type has a static one. */
  public static ReallocOp create(
      OpBuilder builder, Location location, MemRefType type, Value source, Value dynamicResultSize) {
    OperationState state = builder.state(location, NAME).addOperand(source).addResultType(type);
    if (dynamicResultSize != null) {
      state.addOperand(dynamicResultSize);
    }
    return new ReallocOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ReallocOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ReallocOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  public MemRefType type() {
    return (MemRefType) op.result(0).type();
  }

  /** The size of the result, or null if its type has a static one. */
  public Value dynamicResultSize() {
    return op.operandCount() > 1 ? op.operand(1) : null;
  }

  /** The alignment, or null. */
  public Attribute alignment() {
    return op.property(0);
  }
}
