// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.MemRefType;

/** Sees memory as of another offset, shape and strides, whatever they were. */
@Op(name = "memref.reinterpret_cast",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF", "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."},
    results = "result: ANY_MEMREF",
    attributes = {
        "static_offsets: DENSE_I64_ARRAY",
        "static_sizes: DENSE_I64_ARRAY",
        "static_strides: DENSE_I64_ARRAY"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,`"
          + " `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`"
          + " `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `to` type($result)",
    resultNames = "reinterpret_cast",
    canonicalization = "ReinterpretCasts.add")
public final class ReinterpretCastOp extends ReinterpretCastOpBase {
  ReinterpretCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return ReinterpretCasts.fold(operation());
  }

  Diagnostic verify() {
    return ReinterpretCasts.verify(operation());
  }

  public static ReinterpretCastOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      Value source,
      MixedIndices offset,
      MixedIndices sizes,
      MixedIndices strides) {
    OperationState state = builder.state(location, NAME).addOperand(source).addResultType(type);
    MixedIndices.addAll(state, 1, offset, sizes, strides);
    return new ReinterpretCastOp(builder.create(state));
  }

  public MemRefType type() {
    return resultType();
  }

  public MixedIndices mixedOffsets() {
    return MixedIndices.of(staticOffsetsAttr(), offsets());
  }

  public MixedIndices mixedSizes() {
    return MixedIndices.of(staticSizesAttr(), sizes());
  }

  public MixedIndices mixedStrides() {
    return MixedIndices.of(staticStridesAttr(), strides());
  }
}
