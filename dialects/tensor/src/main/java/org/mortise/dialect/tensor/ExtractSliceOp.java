// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.RankedTensorType;

/** Extracts a part of a tensor: an offset, a size and a stride per dimension. Dimensions of size 1 can be dropped. */
@Op(name = "tensor.extract_slice",
    operands = {"source: ANY_RANKED_TENSOR", "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."},
    results = "result: ANY_RANKED_TENSOR",
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
    resultNames = "extracted_slice",
    implementations = {
        ExtractSliceOp.Slice.class, ExtractSliceBufferization.class, SliceSubsets.Slice.class,
        SliceSubsets.Extraction.class, ExtractSliceBounds.class, ResultShapes.OfSlice.class
    },
    patterns = ExtractSlicePatterns.class)
public final class ExtractSliceOp extends ExtractSliceOpBase {
  ExtractSliceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return ExtractSlicePatterns.fold(this, constants);
  }

  @Nullable Diagnostic verify() {
    return Slices.verifyExtract(this);
  }

  /** Creates the operation with offsets, sizes and strides of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, RankedTensorType type, Value source, MixedIndices offsets,
      MixedIndices sizes, MixedIndices strides) {
    return create(builder, location, type, source, offsets.values(), sizes.values(), strides.values(),
        offsets.staticAttribute(builder.context()), sizes.staticAttribute(builder.context()),
        strides.staticAttribute(builder.context()));
  }

  /** Creates the operation whose result has all dimensions of the source. */
  public static OpResult create(
      OpBuilder builder, Location location, Value source, MixedIndices offsets, MixedIndices sizes,
      MixedIndices strides) {
    RankedTensorType type = Slices.resultType(TensorTypes.of(source), sizes);
    return create(builder, location, type, source, offsets, sizes, strides);
  }

  /** Returns the dimensions of the source that the result does not have. */
  public BitSet droppedDims() {
    return Slices.droppedDims(mixedSizes(), resultType().shape());
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
}
