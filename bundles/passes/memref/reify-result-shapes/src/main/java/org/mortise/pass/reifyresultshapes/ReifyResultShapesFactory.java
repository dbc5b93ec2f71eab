// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reifyresultshapes;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.ConcatOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code reify-result-shapes}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ReifyResultShapesFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("reify-result-shapes", "Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.")
          .withTitle("ReifyResultShapes")
          .withDescription("""
              Computes the sizes of the results of `tensor.pad` and `tensor.concat` from their operands. If a dynamic
              size turns out to be constant, replaces the operation by one with a static size, and casts its result to
              the original type. The computations of other sizes stay; they are unused. Linear in the operations and
              the dimensions.""")
          .withDialects("affine", "memref", "tensor");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> {
      List<Operation> candidates = new ArrayList<>();
      op.walk(inner -> {
        if (PadOp.of(inner) != null || ConcatOp.of(inner) != null) {
          candidates.add(inner);
        }
      });
      PatternRewriter rewriter = new PatternRewriter(op.context());
      boolean changed = false;
      for (Operation candidate : candidates) {
        changed |= StaticSizes.infer(candidate, rewriter);
      }
      if (!changed) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
