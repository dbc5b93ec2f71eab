// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.syntax.DynamicIndexList;

/** Returns a tensor with a part of it replaced by another tensor. Dimensions of size 1 can be added. */
@Op(name = "tensor.insert_slice",
    operands = {
        "source: ANY_RANKED_TENSOR", "dest: ANY_RANKED_TENSOR",
        "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."
    },
    results = "result: ANY_RANKED_TENSOR",
    attributes = {
        "static_offsets: DENSE_I64_ARRAY",
        "static_sizes: DENSE_I64_ARRAY",
        "static_strides: DENSE_I64_ARRAY"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE", "INFERS_RESULT_TYPES"},
    format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)"
          + " custom<DynamicIndexList>($sizes, $static_sizes)"
          + " custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `into` type($dest)",
    resultNames = "inserted_slice",
    implementations = {
        InsertSliceOp.Slice.class, InsertSliceOp.DestinationStyle.class, InsertSliceBufferization.class,
        SliceSubsets.Slice.class, SliceSubsets.Insertion.class, ResultShapes.OfDestination.class
    },
    patterns = InsertSlicePatterns.class)
public final class InsertSliceOp extends InsertSliceOpBase {
  InsertSliceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
    op.typeFrom("result", "dest", "expected result type to match dest type", type -> type);
  }

  FoldResult fold(Attribute[] constants) {
    return InsertSlicePatterns.fold(this);
  }

  @Nullable Diagnostic verify() {
    return Slices.verifyInsert(this);
  }

  /** Creates the operation with offsets, sizes and strides of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, Value source, Value dest, MixedIndices offsets, MixedIndices sizes,
      MixedIndices strides) {
    return create(builder, location, source, dest, offsets.values(), sizes.values(), strides.values(),
        offsets.staticAttribute(builder.context()), sizes.staticAttribute(builder.context()),
        strides.staticAttribute(builder.context()));
  }

  /** Returns the dimensions of the destination that the source does not have. */
  public BitSet droppedDims() {
    return Slices.droppedDims(mixedSizes(), sourceType().shape());
  }

  /** Returns the offsets, sizes and strides. */
  public HyperrectangularSlice slice() {
    return new HyperrectangularSlice(mixedOffsets(), mixedSizes(), mixedStrides());
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

  /** The part of the larger tensor. */
  static final class Slice implements OffsetSizeAndStrideOpInterface {
    @Override
    public MixedIndices getMixedOffsets(Operation op) {
      return of(op).mixedOffsets();
    }

    @Override
    public MixedIndices getMixedSizes(Operation op) {
      return of(op).mixedSizes();
    }

    @Override
    public MixedIndices getMixedStrides(Operation op) {
      return of(op).mixedStrides();
    }
  }

  /** The destination is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }
}
