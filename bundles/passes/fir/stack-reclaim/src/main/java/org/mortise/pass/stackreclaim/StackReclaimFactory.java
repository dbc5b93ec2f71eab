// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackreclaim;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code stack-reclaim}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class StackReclaimFactory implements PassFactory {
  private static final PassOption<Boolean> SKIP_RESTORED = PassOption.flag("skip-restored", false,
      "Leave loops as they are whose body gives its allocations back already");

  private static final PassSpec SPEC =
      PassSpec.of("stack-reclaim", "Insert stacksave/stackrestore in region with allocas")
          .withTitle("StackReclaim")
          .withDescription("""
              Saves the stack at the start and restores it at the end of the body of each `fir.do_loop` that has a
              `fir.alloca`, not counting those in regions inside the body.

              With `skip-restored` an allocation does not count either if the body saves the stack before it and
              restores it later, so that a second run changes nothing.""")
          .withOptions(SKIP_RESTORED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean skipsRestored = options.get(SKIP_RESTORED);
    return (root, run) -> run(root, skipsRestored, run);
  }

  private static void run(Operation root, boolean skipsRestored, PassRun run) {
    List<DoLoopOp> loops = new ArrayList<>();
    root.walk(op -> {
      DoLoopOp loop = DoLoopOp.of(op);
      if (loop != null && (skipsRestored ? RestoredParts.allocatesOutside(loop) : allocates(loop))) {
        loops.add(loop);
      }
    });
    for (DoLoopOp loop : loops) {
      run.remark(Remark.Kind.PASSED, "StackReclaimed", loop)
          .message("stack of the loop body is given back after each iteration").emit();
      StackReclamation.insert(loop);
    }
    if (loops.isEmpty()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean allocates(DoLoopOp loop) {
    for (Operation op = loop.body().first(); op != null; op = op.next()) {
      if (AllocaOp.of(op) != null) {
        return true;
      }
    }
    return false;
  }
}
