// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.tensor.ConstantSlices;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.ReshapeFolding;
import org.mortise.dialect.tensor.SliceMerging;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-tensor-transform-patterns}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TensorTransformPatternsPass implements PassFactory {
  private static final PassOption<Boolean> CONSECUTIVE_SLICES =
      PassOption.flag("test-fold-consecutive-insert-extract-slice", false,
          "Test folding consecutive tensor.insert_slice/tensor.extract_slice");
  private static final PassOption<Boolean> RANK_EXPANSION =
      PassOption.flag("test-drop-redundant-insert-slice-rank-expansion", false,
          "Test dropping redundant insert_slice rank expansions");
  private static final PassOption<Boolean> RESHAPES =
      PassOption.flag("test-reassociative-reshape-folding", false, "Test folding of expand_shape/collapse_shape");
  private static final PassOption<Boolean> CONSTANT_SLICES = PassOption.flag("test-fold-constant-extract-slice", false,
      "Test folding arith.constant and tensor.extract_slice");
  private static final PassOption<Boolean> COLLAPSED_SLICES =
      PassOption.flag("test-rewrite-extract-slice-from-collapse-shape", false,
          "Test swapping tensor.extract_slice of a collapse_shape with loop nest");
  private static final PassOption<Boolean> PARALLEL = PassOption.flag("use-foreach", false,
      "Use the scf.forall operation when generating loop nests for the extract_slice of collapse_shape pattern");
  private static final PassOption<Boolean> TRACKING = PassOption.flag("test-tracking-listener", false,
      "Test tensor TrackingListener for the transform dialect");
  private static final PassSpec SPEC = PassSpec.of("test-tensor-transform-patterns",
      "Test Tensor transformation patterns by applying them greedily.")
      .withLocalTitle("TestTensorTransforms")
      .withDialects("affine", "arith", "scf", "tensor")
      .withOptions(RANK_EXPANSION, CONSECUTIVE_SLICES, CONSTANT_SLICES, RESHAPES, COLLAPSED_SLICES, TRACKING,
          PARALLEL);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    if (options.get(CONSECUTIVE_SLICES)) {
      SliceMerging.addTo(patterns);
    }
    if (options.get(RANK_EXPANSION)) {
      SliceMerging.addDroppingOfExpansion(patterns);
    }
    if (options.get(CONSTANT_SLICES)) {
      ConstantSlices.addTo(patterns, op -> op.source().hasOneUse());
    }
    if (options.get(RESHAPES)) {
      ReshapeFolding.addTo(patterns);
    }
    if (options.get(COLLAPSED_SLICES)) {
      patterns.add(ExtractSliceOp.pattern("RewriteExtractSliceFromCollapseShape",
          (op, rewriter) -> CollapsedSlices.rewrite(op, options.get(PARALLEL), rewriter)));
    }
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (!patterns.patterns().isEmpty()) {
        GreedyRewriter.apply(op, frozen, GreedyConfig.DEFAULT);
      }
      if (options.get(TRACKING)) {
        ReplacementTracking.run(op, run);
      }
    };
  }
}
