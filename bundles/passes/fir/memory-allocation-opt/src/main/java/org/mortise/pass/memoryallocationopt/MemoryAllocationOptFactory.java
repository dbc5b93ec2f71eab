// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memoryallocationopt;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code memory-allocation-opt}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MemoryAllocationOptFactory implements PassFactory {
  private static final PassOption<Boolean> DYNAMIC = PassOption.flag(
      "dynamic-array-on-heap", false, "Allocate all arrays with runtime determined size on heap.");
  private static final PassOption<Long> MAX_ELEMENTS = PassOption.unsignedLong(
      "maximum-array-alloc-size", -1, "Set maximum number of elements of an array allocated on the stack.");

  private static final PassSpec SPEC =
      PassSpec.of("memory-allocation-opt", "Convert stack to heap allocations and vice versa.")
          .withTitle("MemoryAllocationOpt")
          .withDescription("""
              Replaces entities on the stack (`fir.alloca`) by entities on the heap (`fir.allocmem`) that are freed at
              the ends of the function or of the loop body around them: those whose size the program computes if
              `dynamic-array-on-heap` is set, and arrays with more elements than `maximum-array-alloc-size`.

              An entity that is not allocated exactly once before each end is freed through a variable, before it is
              allocated again and at the ends.""")
          .onOperation("func.func")
          .withOptions(DYNAMIC, MAX_ELEMENTS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    LargeEntities large = new LargeEntities(options.get(DYNAMIC), options.get(MAX_ELEMENTS));
    return (function, run) -> {
      if (!new HeapMoves(function, large, run).run()) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
