// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferhoisting;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-hoisting}; {@link AllocationHoisting} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferHoisting implements PassFactory {
  static final PassStatistic HOISTED = new PassStatistic("hoisted", "Number of allocations that were moved");

  private static final PassSpec SPEC = PassSpec.of("buffer-hoisting",
          "Optimizes placement of allocation operations by moving them into common dominators and out of nested "
          + "regions")
      .withDescription("""
          Moves an allocation up to the nearest block that dominates all aliases of its buffer, so that a deallocation
          pass needs no copies where branches meet. It stays below its operands, inside loops (of regions, and of blocks
          if somebody may still look at the buffer of the last iteration when the next one is allocated), and inside
          operations that do not tell how control flows through their regions. What an allocation can stand comes from
          its `AllocationOpInterface`. Precondition: 1. Run it before deallocations are inserted. An allocation that is
          freed through one of its aliases is not moved: on the paths that come to be between its old and its new place
          nobody would free it. Near-linear in the flow of buffers.
          """)
      .onOperation("func.func")
      .withStatistics(HOISTED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> new AllocationHoisting(root, run).run();
  }
}
