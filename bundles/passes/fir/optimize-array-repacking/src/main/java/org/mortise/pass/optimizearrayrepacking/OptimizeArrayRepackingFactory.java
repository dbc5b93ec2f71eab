// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizearrayrepacking;

import com.google.auto.service.AutoService;
import org.mortise.dialect.fir.PackArrayOp;
import org.mortise.dialect.fir.UnpackArrayOp;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PatternRemarks;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.transform.RegionSimplification;
import org.osgi.service.component.annotations.Component;

/** The pass {@code optimize-array-repacking}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OptimizeArrayRepackingFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("optimize-array-repacking", "Optimizes redundant array repacking operations")
          .withTitle("OptimizeArrayRepacking")
          .withDescription("""
              Replaces `fir.pack_array` by its operand if that is known to be contiguous, in the first dimension or in
              all, as the operation asks for. Erases `fir.unpack_array` of an array to itself.

              The descriptor of an array in memory is contiguous, and a variable that is contiguous or allocatable.
              A section must have steps of 1. Folds operations and erases unused ones.""")
          .withDialects("fir")
          .onOperation("func.func");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet()
        .add(PackArrayOp.pattern("ContiguousArrayPack", OptimizeArrayRepackingFactory::removePack))
        .add(UnpackArrayOp.pattern("NoopArrayUnpack", OptimizeArrayRepackingFactory::removeUnpack));
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    GreedyConfig config = GreedyConfig.DEFAULT.withRegions(RegionSimplification.DISABLED);
    return (function, run) -> {
      FrozenPatternSet used = !run.remarksWanted() ? frozen : FrozenPatternSet.of(PatternRemarks.reporting(
          patterns, run, (op, pattern, report) -> PackArrayOp.of(op) == null ? null
              : report.remark(Remark.Kind.PASSED, "PackRemoved", op).message("array is contiguous and is not copied")));
      if (!GreedyRewriter.apply(function, used, config).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean removePack(PackArrayOp pack, PatternRewriter rewriter) {
    if (!Contiguity.isKnown(pack.array(), pack.innermostAttr() != null)) {
      return false;
    }
    rewriter.replaceOp(pack, pack.array());
    return true;
  }

  private static boolean removeUnpack(UnpackArrayOp unpack, PatternRewriter rewriter) {
    if (unpack.temp() != unpack.original()) {
      return false;
    }
    rewriter.eraseOp(unpack);
    return true;
  }
}
