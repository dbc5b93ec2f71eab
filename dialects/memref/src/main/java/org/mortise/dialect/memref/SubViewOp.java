// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.text.format.DynamicIndexList;
import org.mortise.ir.types.MemRefType;

/** A part of memory: every n-th element from an offset on, in each dimension; dimensions of size 1 can be left out. */
public final class SubViewOp {
  public static final String NAME = "memref.subview";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_MEMREF)
      .operands("offsets", TypeConstraints.INDEX)
      .operands("sizes", TypeConstraints.INDEX)
      .operands("strides", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY_MEMREF)
      .attribute("static_offsets", AttributeConstraints.DENSE_I64_ARRAY)
      .attribute("static_sizes", AttributeConstraints.DENSE_I64_ARRAY)
      .attribute("static_strides", AttributeConstraints.DENSE_I64_ARRAY)
      .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
      .pure()
      .directive(DynamicIndexList.NAME, new DynamicIndexList())
      .format("$source `` custom<DynamicIndexList>($offsets, $static_offsets)"
          + " custom<DynamicIndexList>($sizes, $static_sizes)"
          + " custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `to` type($result)")
      .verifier(SubViews::verify)
      .folder((op, constants) -> SubViews.fold(op))
      .canonicalization(SubViewPatterns::add)
      .resultNames((op, sink) -> sink.name(op.result(0), "subview"))
      .build();

  private final Operation op;

  private SubViewOp(Operation op) {
    this.op = op;
  }

  public static SubViewOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      Value source,
      MixedIndices offsets,
      MixedIndices sizes,
      MixedIndices strides) {
    OperationState state = builder.state(location, NAME).addOperand(source).addResultType(type);
    MixedIndices.addAll(state, 1, offsets, sizes, strides);
    return new SubViewOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static SubViewOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new SubViewOp(op) : null;
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

  public MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  public MixedIndices offsets() {
    return MixedIndices.of(op, 1, 0);
  }

  public MixedIndices sizes() {
    return MixedIndices.of(op, 2, 1);
  }

  public MixedIndices strides() {
    return MixedIndices.of(op, 3, 2);
  }
}
