// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferizationtomemref;

import com.google.auto.service.AutoService;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.transform.Folding;
import org.mortise.pass.lowerdeallocations.DeallocationLowering;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code convert-bufferization-to-memref}; {@link CloneLowering} lowers clones and {@link
 * DeallocationLowering} deallocations.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertBufferizationToMemref implements PassFactory, Pass {
  private static final PassSpec SPEC = PassSpec.of("convert-bufferization-to-memref",
          "Convert operations from the Bufferization dialect to the MemRef dialect")
      .withDescription("""
          Replaces each `bufferization.clone` by an allocation and a copy, and each `bufferization.dealloc` as
          `bufferization-lower-deallocations` does.

          Linear.
          """)
      .withPreconditions(
          Precondition.assumed(
              "There are no other operations of the bufferization dialect, and so no tensors made of buffers."),
          Precondition.assumed(
              "The layout of a clone can be cast to from that of a new allocation, which is the identity."),
          DeallocationLowering.LIBRARY,
          DeallocationLowering.FREED_BY_ONE_OPERATION)
      .withStatistics(DeallocationLowering.SIMPLE, DeallocationLowering.LINEAR, DeallocationLowering.GENERIC)
      .withDialects("arith", "func", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return this;
  }

  @Override
  public void run(Operation root, PassRun run) {
    DeallocationLowering lowering = new DeallocationLowering(root, run);
    // The clones are erased at the end, so that their sizes do not depend on the order of lowering.
    Map<CloneOp, Value> copies = new LinkedHashMap<>();
    lowering.lowerAll(op -> op.name().dialectNamespace().equals(BufferizationDialect.NAMESPACE),
        op -> lower(op, lowering, copies));
    for (Map.Entry<CloneOp, Value> copy : copies.entrySet()) {
      run.remark(Remark.Kind.PASSED, "CloneLowered", copy.getKey())
          .message("lowered to an allocation and a copy").with("Type", copy.getValue().type()).emit();
      copy.getKey().output().replaceAllUsesWith(copy.getValue());
      copy.getKey().operation().erase();
    }
  }

  private static boolean lower(Operation op, DeallocationLowering lowering, Map<CloneOp, Value> copies) {
    DeallocOp dealloc = DeallocOp.of(op);
    if (dealloc != null) {
      return lowering.lowerDealloc(dealloc);
    }
    CloneOp clone = CloneOp.of(op);
    if (clone != null) {
      // Folds first, so that the source of a cast is cloned rather than its result.
      Folding.fold(op);
    }
    if (clone == null || !CloneLowering.isPossible(clone)) {
      lowering.refuse(op);
      return false;
    }
    copies.put(clone, new CloneLowering(clone).run());
    return true;
  }
}
