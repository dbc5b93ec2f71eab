// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;

/** The parts of tensors that operations on slices access. */
public final class SliceSubsets {
  private SliceSubsets() {}

  /** The offsets, sizes and strides of the operation. */
  static final class Slice implements SubsetOpInterface {
    @Override
    public HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      return sliceOf(op);
    }
  }

  /** Extracts a vector from the source tensor. */
  static final class Extraction implements SubsetExtractionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return ExtractSliceOp.of(op).sourceOperand();
    }
  }

  /** The source is inserted into the destination. */
  static final class Insertion implements SubsetInsertionOpInterface {
    private static final int DEST = 1;

    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }

    @Override
    public OpOperand getDestinationOperand(Operation op) {
      return op.opOperand(DEST);
    }

    @Override
    public OpResult getUpdatedDestination(Operation op) {
      return InsertSliceOp.of(op) != null ? op.result(0) : ParallelInsertSliceOp.of(op).tiedResult();
    }

    @Override
    public List<Value> getValuesNeededToBuildSubsetExtraction(Operation op) {
      HyperrectangularSlice slice = sliceOf(op);
      List<Value> values = new ArrayList<>(slice.offsets().values());
      values.addAll(slice.sizes().values());
      values.addAll(slice.strides().values());
      values.add(op.operand(DEST));
      return values;
    }

    @Override
    public Value buildSubsetExtraction(Operation op, OpBuilder builder, Location location) {
      HyperrectangularSlice slice = sliceOf(op);
      return ExtractSliceOp.create(builder, location, TensorTypes.of(op.operand(0)), op.operand(DEST),
          slice.offsets(), slice.sizes(), slice.strides());
    }
  }

  private static HyperrectangularSlice sliceOf(Operation op) {
    OffsetSizeAndStrideOpInterface slice = op.getInterface(OffsetSizeAndStrideOpInterface.class);
    return new HyperrectangularSlice(
        slice.getMixedOffsets(op), slice.getMixedSizes(op), slice.getMixedStrides(op));
  }
}
