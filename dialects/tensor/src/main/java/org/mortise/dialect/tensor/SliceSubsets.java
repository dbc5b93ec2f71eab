// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.OffsetSizeAndStrideOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.osgi.service.component.annotations.Component;

/** The parts of tensors that operations on slices access. */
public final class SliceSubsets {
  private SliceSubsets() {}

  /** The offsets, sizes and strides of the operation. */
  @Component(service = SubsetOpInterface.class)
  @Serves({ExtractSliceOp.NAME, InsertSliceOp.NAME})
  @AutoService(OpInterface.class)
  public static final class Slice implements SubsetOpInterface {
    @Override
    public HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      OffsetSizeAndStrideOpInterface slice = op.getInterface(OffsetSizeAndStrideOpInterface.class);
      return new HyperrectangularSlice(
          slice.getMixedOffsets(op), slice.getMixedSizes(op), slice.getMixedStrides(op));
    }
  }

  /** The source is the tensor. */
  @Component(service = SubsetExtractionOpInterface.class)
  @Serves(ExtractSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Extraction implements SubsetExtractionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return ExtractSliceOp.of(op).sourceOperand();
    }
  }

  /** The source is inserted into the destination. */
  @Component(service = SubsetInsertionOpInterface.class)
  @Serves(InsertSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Insertion implements SubsetInsertionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return InsertSliceOp.of(op).sourceOperand();
    }
  }
}
