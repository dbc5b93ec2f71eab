// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import com.google.auto.service.AutoService;
import java.util.Arrays;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.RankedTensorType;
import org.osgi.service.component.annotations.Component;

/**
 * Writes a vector directly to the slice into which the written tensor would be inserted, which saves the temporary
 * tensor.
 */
@Component(service = CanonicalizationPatterns.class)
@Serves(InsertSliceOp.NAME)
@AutoService(OpInterface.class)
public final class SlicesOfWrites implements CanonicalizationPatterns {
  @Override
  public void addTo(PatternSet patterns) {
    patterns.add(InsertSliceOp.pattern("SwapExtractSliceOfTransferWrite", SlicesOfWrites::swap));
  }

  private static boolean swap(InsertSliceOp insert, PatternRewriter rewriter) {
    ExtractSliceOp extract = ExtractSliceOp.of(insert.source().definingOp());
    if (extract == null || !extract.result().hasOneUse() || !isSameSlice(extract.slice(), insert.slice())) {
      return false;
    }
    TransferWriteOp write = TransferWriteOp.of(extract.source().definingOp());
    if (write == null || !write.result().hasOneUse() || !replacesAll(Transfer.of(write.operation()))) {
      return false;
    }
    Value slice = ExtractSliceOp.create(
        rewriter, extract.location(), (RankedTensorType) extract.result().type(), insert.dest(),
        insert.mixedOffsets(), insert.mixedSizes(), insert.mixedStrides());
    Transfer transfer = Transfer.of(write.operation());
    TransferWriteOp written = TransferWriteOp.create(
        rewriter, write.location(), slice.type(), write.vector(), slice,
        transfer.indices(), null, AffineMapAttr.of(rewriter.context(), transfer.map()),
        Transfers.inBounds(rewriter.context(), new boolean[transfer.map().resultCount()]));
    rewriter.setOperand(insert.operation(), 0, written.result());
    return true;
  }

  /** Returns whether the first elements of a tensor are inserted, with unchanged rank and strides. */
  private static boolean isSameSlice(HyperrectangularSlice extracted, HyperrectangularSlice inserted) {
    return extracted.offsets().areAll(0) && extracted.strides().areAll(1) && inserted.strides().areAll(1)
        && extracted.sizes().sameAs(inserted.sizes());
  }

  /** Returns whether a write replaces all elements of a tensor of static shape, in their order. */
  private static boolean replacesAll(Transfer write) {
    return write.mask() == null && write.map().isIdentity() && write.source().type() instanceof RankedTensorType type
        && Arrays.equals(type.shape(), write.vectorType().shape()) && !write.vectorType().isScalable()
        && TransferFolding.areZero(write.indices());
  }
}
