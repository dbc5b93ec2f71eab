// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.interfaces.ParallelCombiningOpInterface;
import org.mortise.ir.syntax.DynamicIndexList;

/** Inserts the result of a thread into a part of a result of the enclosing parallel loop. */
@Op(name = "tensor.parallel_insert_slice",
    operands = {
        "source: ANY_RANKED_TENSOR", "dest: ANY_RANKED_TENSOR",
        "offsets: INDEX...", "sizes: INDEX...", "strides: INDEX..."
    },
    attributes = {
        "static_offsets: DENSE_I64_ARRAY",
        "static_sizes: DENSE_I64_ARRAY",
        "static_strides: DENSE_I64_ARRAY"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)"
          + " custom<DynamicIndexList>($sizes, $static_sizes)"
          + " custom<DynamicIndexList>($strides, $static_strides)"
          + " attr-dict `:` type($source) `into` type($dest)",
    implementations = {
        ParallelInsertSliceOp.Slice.class, ParallelInsertSliceBufferization.class, SliceSubsets.Slice.class,
        SliceSubsets.Insertion.class
    },
    patterns = InsertSlicePatterns.class)
public final class ParallelInsertSliceOp extends ParallelInsertSliceOpBase {
  ParallelInsertSliceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  @Nullable Diagnostic verify() {
    return Slices.verifyParallelInsert(this);
  }

  /** Creates the operation with offsets, sizes and strides of operands and numbers. */
  public static ParallelInsertSliceOp create(
      OpBuilder builder, Location location, Value source, Value dest, MixedIndices offsets, MixedIndices sizes,
      MixedIndices strides) {
    return create(builder, location, source, dest, offsets.values(), sizes.values(), strides.values(),
        offsets.staticAttribute(builder.context()), sizes.staticAttribute(builder.context()),
        strides.staticAttribute(builder.context()));
  }

  /** Returns the result of the parallel loop into which is inserted. Linear in the insertions before this one. */
  OpResult tiedResult() {
    Operation parent = parentOp();
    ParallelCombiningOpInterface combining = parent.getInterface(ParallelCombiningOpInterface.class);
    return combining.getParentResult(parent, combining.getYieldingOps(parent).indexOf(operation()));
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
}
