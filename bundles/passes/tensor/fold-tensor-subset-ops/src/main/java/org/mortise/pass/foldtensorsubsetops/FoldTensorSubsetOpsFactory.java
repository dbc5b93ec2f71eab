// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldtensorsubsetops;

import com.google.auto.service.AutoService;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code fold-tensor-subset-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FoldTensorSubsetOpsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("fold-tensor-subset-ops", "Fold tensor subset ops into producer/consumer ops")
          .withTitle("FoldTensorSubsetOpsPass")
          .withDescription("""
              Reads vectors from the source of a `tensor.extract_slice` in place of the slice; writes vectors into the
              destination of a `tensor.insert_slice` if they are all of the inserted tensor; and inserts the source of
              an insertion that replaces a whole tensor in place of that tensor. Transfers must be in bounds and without
              a mask operand, and all strides 1. Linear in the operations, the length of chains of slices, and the
              dimensions.""")
          .withDialects("affine", "tensor", "vector");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    patterns.add(TransferReadOp.pattern("TransferReadOfExtractSliceOpFolder", TransferFolding::foldExtractSlice));
    patterns.add(InsertSliceOp.pattern("InsertSliceOfTransferWriteOpFolder", TransferFolding::foldTransferWrite));
    patterns.add(InsertSliceOp.pattern("InsertSliceOfInsertSliceFolder", InsertionFolding::foldIntoInsertSlice));
    patterns.add(ParallelInsertSliceOp.pattern(
        "InsertSliceOfInsertSliceFolder", InsertionFolding::foldIntoParallelInsertSlice));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, frozen, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
