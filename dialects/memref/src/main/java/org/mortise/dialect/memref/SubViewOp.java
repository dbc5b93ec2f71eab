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

/** A part of memory: every n-th element from an offset on, in each dimension; dimensions of size 1 can be left out. */
@Op(name = "memref.subview",
    operands = {"source: ANY_MEMREF", "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."},
    results = "result: ANY_MEMREF",
    attributes = {
        "static_offsets: DENSE_I64_ARRAY",
        "static_sizes: DENSE_I64_ARRAY",
        "static_strides: DENSE_I64_ARRAY"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets)"
          + " custom<DynamicIndexList>($sizes, $static_sizes)"
          + " custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `to` type($result)",
    resultNames = "subview",
    canonicalization = "SubViewPatterns.add")
public final class SubViewOp extends SubViewOpBase {
  SubViewOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return SubViews.fold(operation());
  }

  Diagnostic verify() {
    return SubViews.verify(operation());
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
