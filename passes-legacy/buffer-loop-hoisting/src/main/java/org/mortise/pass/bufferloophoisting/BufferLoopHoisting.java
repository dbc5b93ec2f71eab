// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-loop-hoisting}; {@link LoopHoisting} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferLoopHoisting implements PassFactory {
  static final PassStatistic HOISTED =
      new PassStatistic("hoisted", "Number of allocations that were moved out of loops");

  private static final PassSpec SPEC = PassSpec.of("buffer-loop-hoisting",
          "Optimizes placement of allocation operations by moving them out of loop nests")
      .withDescription("""
          Moves an allocation in front of the loops that it is directly in, so that all iterations share one buffer. It
          stays in a loop that computes one of its operands, in one that passes the buffer on (to its next iteration or
          its results), and in one whose iterations can be executed at the same time. What an allocation can stand comes
          from its `AllocationOpInterface`.
          Preconditions:
          1. An iteration reads of a buffer only what it has written before.
          2. Run it before deallocations are inserted. An allocation that is freed through one of its aliases is not
          moved: it would be freed by every iteration.
          Near-linear in the flow of buffers.
          """)
      .onOperation("func.func")
      .withStatistics(HOISTED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> new LoopHoisting(root, run).run();
  }
}
