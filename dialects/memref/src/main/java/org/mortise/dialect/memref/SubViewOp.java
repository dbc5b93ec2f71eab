// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

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
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.MemRefType;

/** Views a part of a memref: an offset, a size and a stride per dimension. Dimensions of size 1 can be dropped. */
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
    implementations = {MemRefViews.class, SubViewOp.Slice.class, SubViewBounds.class, MemorySpaceViews.class},
    patterns = SubViewPatterns.class)
public final class SubViewOp extends SubViewOpBase {
  SubViewOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return SubViews.fold(this);
  }

  @Nullable Diagnostic verify() {
    return SubViews.verify(this);
  }

  /** Creates the operation with offsets, sizes and strides of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, MemRefType type, Value source, MixedIndices offsets, MixedIndices sizes,
      MixedIndices strides) {
    return create(builder, location, type, source, offsets.values(), sizes.values(), strides.values(),
        offsets.staticAttribute(builder.context()), sizes.staticAttribute(builder.context()),
        strides.staticAttribute(builder.context()));
  }

  /**
   * Returns the type of the view of a part of {@code source}, which must be strided, without some dimensions of size 1.
   *
   * @param shape the sizes of the dimensions that the view keeps
   */
  public static MemRefType inferType(
      MemRefType source, MixedIndices offsets, MixedIndices sizes, MixedIndices strides, long[] shape) {
    return SubViews.resultType(
        source, offsets, sizes, strides, RankReduction.droppedDims(sizes.numbers(), shape));
  }

  /**
   * Returns the type of the view of a part of {@code source}, which must be strided, without some dimensions.
   *
   * @param dropped dimensions of size 1
   */
  public static MemRefType inferType(
      MemRefType source, MixedIndices offsets, MixedIndices sizes, MixedIndices strides, BitSet dropped) {
    return SubViews.resultType(source, offsets, sizes, strides, dropped);
  }

  /** Returns the dimensions of the source that the result does not have, or null if they are ambiguous. */
  public @Nullable BitSet droppedDims() {
    return SubViews.droppedDims(this);
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

  /** The part of the source that is viewed. */
  public HyperrectangularSlice slice() {
    return new HyperrectangularSlice(mixedOffsets(), mixedSizes(), mixedStrides());
  }

  /** The part of the memory that the result shows. */
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
