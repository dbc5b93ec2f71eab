// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.BaseMemRefType;

/** The buffer of a tensor. */
public final class ToMemrefOp {
  public static final String NAME = "bufferization.to_memref";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("tensor", TypeConstraints.ANY_TENSOR)
      .result("memref", TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF)
      .optionalAttribute("read_only", AttributeConstraints.UNIT)
      .traits(Trait.SAME_OPERANDS_AND_RESULT_SHAPE, Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
      .pure()
      .typeFrom("tensor", "memref", "type of 'tensor' is the tensor equivalent of 'memref'", TensorTypes::tensorOf)
      .format("$tensor (`read_only` $read_only^)? attr-dict `:` type($memref)")
      .folder(ToMemrefOp::fold)
      .canonicalization(patterns -> patterns.add(new ToMemrefOfToTensor()))
      .build();

  private final Operation op;

  private ToMemrefOp(Operation op) {
    this.op = op;
  }

  public static ToMemrefOp create(OpBuilder builder, Location location, BaseMemRefType type, Value tensor) {
    return new ToMemrefOp(builder.create(builder.state(location, NAME).addOperand(tensor).addResultType(type)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ToMemrefOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ToMemrefOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value tensor() {
    return op.operand(0);
  }

  public Value memref() {
    return op.result(0);
  }

  /** Whether the buffer is only read. */
  public boolean isReadOnly() {
    return op.property(0) != null;
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    ToTensorOp inverse = ToTensorOp.of(op.operand(0).definingOp());
    if (inverse != null && inverse.memref().type() == op.result(0).type()) {
      return FoldResult.of(inverse.memref());
    }
    return FoldResult.NONE;
  }
}
