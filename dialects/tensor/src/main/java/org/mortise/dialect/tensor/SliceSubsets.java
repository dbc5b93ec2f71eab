// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.osgi.service.component.annotations.Component;

/** The parts of tensors that operations on slices access. */
public final class SliceSubsets {
  private SliceSubsets() {}

  /** A slice is extracted. */
  @Component(service = SubsetOpInterface.class)
  @Serves(ExtractSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Extracted implements SubsetOpInterface {
    @Override
    public Value getTensorContainer(Operation op) {
      return op.operand(0);
    }

    @Override
    public HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      return ExtractSliceOp.of(op).slice();
    }
  }

  /** The source is the tensor. */
  @Component(service = SubsetExtractionOpInterface.class)
  @Serves(ExtractSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Extraction implements SubsetExtractionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }
  }

  /** A slice is inserted. */
  @Component(service = SubsetOpInterface.class)
  @Serves(InsertSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Inserted implements SubsetOpInterface {
    @Override
    public Value getTensorContainer(Operation op) {
      return op.operand(1);
    }

    @Override
    public HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      return InsertSliceOp.of(op).slice();
    }
  }

  /** The destination is the tensor; the result is the updated one. */
  @Component(service = SubsetInsertionOpInterface.class)
  @Serves(InsertSliceOp.NAME)
  @AutoService(OpInterface.class)
  public static final class Insertion implements SubsetInsertionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }

    @Override
    public OpOperand getDestinationOperand(Operation op) {
      return op.opOperand(1);
    }

    @Override
    public OpResult getUpdatedDestination(Operation op) {
      return op.result(0);
    }
  }
}
