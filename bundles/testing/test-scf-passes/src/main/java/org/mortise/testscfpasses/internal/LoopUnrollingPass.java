// SPDX-License-Identifier: Apache-2.0
package org.mortise.testscfpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.LoopUnrolling;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.UnrolledBody;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-loop-unrolling}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LoopUnrollingPass implements PassFactory {
  private static final PassOption<Long> FACTOR =
      PassOption.unsignedLong("unroll-factor", 1, "Loop unroll factor.");
  private static final PassOption<Boolean> ANNOTATE =
      PassOption.flag("annotate", false, "Annotate unrolled iterations.");
  private static final PassOption<Boolean> UP_TO =
      PassOption.flag("unroll-up-to-factor", false, "Loop unroll up to factor.");
  private static final PassOption<Long> DEPTH = PassOption.unsigned("loop-depth", 0, "Loop depth.");
  private static final PassSpec SPEC =
      PassSpec.of("test-loop-unrolling", "Tests loop unrolling transformation")
          .withLocalTitle("TestLoopUnrollingPass")
          .withDialects("arith")
          .withOptions(FACTOR, ANNOTATE, UP_TO, DEPTH);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    long factor = options.get(FACTOR);
    long depth = options.get(DEPTH);
    UnrolledBody.Annotation annotation = options.get(ANNOTATE) ? LoopUnrollingPass::annotate : null;
    return (op, run) -> {
      List<ForOp> loops = new ArrayList<>();
      op.walk(inner -> {
        if (ForOp.of(inner) != null && depth(inner) == depth) {
          loops.add(ForOp.of(inner));
        }
      });
      for (ForOp loop : loops) {
        LoopUnrolling.unroll(loop, Math.max(factor, 1), annotation, new PatternRewriter(op.context()));
      }
    };
  }

  private static void annotate(long number, Operation op) {
    IntegerType type = IntegerType.of(op.context(), 32, Signedness.UNSIGNED);
    op.setAttr("unrolled_iteration", IntegerAttr.of(type, number));
  }

  private static int depth(Operation op) {
    int depth = 0;
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      depth += ForOp.of(parent) != null ? 1 : 0;
    }
    return depth;
  }
}
