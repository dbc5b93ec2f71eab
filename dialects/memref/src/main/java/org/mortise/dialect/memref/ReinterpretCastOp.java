// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.MemRefLayoutAttr;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.UnrankedMemRefType;

/** Views memory with a given offset, shape and strides, regardless of the original ones. */
@Op(name = "memref.reinterpret_cast",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF", "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."},
    results = "result: ANY_STRIDED_MEMREF",
    attributes = {
        "static_offsets: DENSE_I64_ARRAY",
        "static_sizes: DENSE_I64_ARRAY",
        "static_strides: DENSE_I64_ARRAY"
    },
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE", "MEMREFS_NORMALIZABLE"},
    format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,`"
          + " `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`"
          + " `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `to` type($result)",
    resultNames = "reinterpret_cast",
    implementations = {MemRefViews.class, ReinterpretCastOp.Slice.class, MemorySpaceViews.class},
    patterns = ReinterpretCasts.class)
public final class ReinterpretCastOp extends ReinterpretCastOpBase {
  ReinterpretCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return ReinterpretCasts.fold(this);
  }

  @Nullable Diagnostic verify() {
    return ReinterpretCasts.verify(this);
  }

  /** Creates the operation with offsets, sizes and strides of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, MemRefType type, Value source, MixedIndices offsets, MixedIndices sizes,
      MixedIndices strides) {
    return create(builder, location, type, source, offsets.values(), sizes.values(), strides.values(),
        offsets.staticAttribute(builder.context()), sizes.staticAttribute(builder.context()),
        strides.staticAttribute(builder.context()));
  }

  /** Returns {@code memref} itself if it has a rank, and otherwise its first element, so that it can be freed. */
  public static Value ranked(OpBuilder builder, Location location, Value memref) {
    if (!(memref.type() instanceof UnrankedMemRefType type)) {
      return memref;
    }
    MemRefLayoutAttr layout = StridedLayoutAttr.of(builder.context(), 0);
    MemRefType scalar = MemRefType.of(new long[0], type.elementType(), layout, type.memorySpace());
    MixedIndices none = MixedIndices.of();
    return create(builder, location, scalar, memref, MixedIndices.of(0), none, none);
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
