// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.emptytensortoalloctensor;

import com.google.auto.service.AutoService;
import org.mortise.dialect.bufferization.AllocTensorOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code empty-tensor-to-alloc-tensor}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class EmptyTensorToAllocTensorFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("empty-tensor-to-alloc-tensor", "Replace all empty ops by alloc_tensor ops.")
          .withTitle("EmptyTensorToAllocTensor")
          .withDescription("""
              Replaces tensor.empty, which only gives a shape, by bufferization.alloc_tensor, which becomes a new
              buffer. It runs before one-shot-bufferize. As every pass that applies patterns greedily, it also folds
              operations, and erases those without uses and effects.""")
          .withDialects("bufferization");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    FrozenPatternSet patterns = FrozenPatternSet.of(new PatternSet().add(
        EmptyOp.pattern("EmptyTensorLoweringPattern", EmptyTensorToAllocTensorFactory::replace)));
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, patterns, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean replace(EmptyOp empty, PatternRewriter rewriter) {
    AllocTensorOp made = AllocTensorOp.build(
        rewriter, empty.location(), empty.resultType(), empty.dynamicSizes(), null, null);
    rewriter.replaceOp(empty, made);
    return true;
  }
}
