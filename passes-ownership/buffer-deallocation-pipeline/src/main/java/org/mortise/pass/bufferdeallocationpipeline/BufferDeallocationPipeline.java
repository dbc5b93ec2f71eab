// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationpipeline;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code buffer-deallocation-pipeline}: turns bufferized code without deallocations into code that frees
 * its allocations. Refers to passes by name, so it does not depend on their bundles.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class BufferDeallocationPipeline implements PipelineProvider {
  private static final PassOption<Boolean> DYNAMIC_OWNERSHIP =
      PassOption.flag("private-function-dynamic-ownership", false,
      "Allows to add additional results to private functions to return ownership of returned memrefs to callers. "
          + "This can avoid spurious buffer clones in the callee.");

  @Override
  public String name() {
    return "buffer-deallocation-pipeline";
  }

  @Override
  public String summary() {
    return "The default pipeline for automatically inserting deallocation operations after one-shot bufferization. "
        + "Deallocations that are present already are completed.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(DYNAMIC_OWNERSHIP);
  }

  /**
   * Returns the passes. Buffers freed by {@code memref.realloc} are left to the ownership-based deallocation, and
   * {@code bufferization.dealloc} operations of the program are lowered before, so that they are understood. Functions
   * that free all their buffers already are left as they are. The last pass does nothing unless a policy of the program
   * names a pool.
   */
  @Override
  public String expand(PassOptions options) {
    List<String> passes = new ArrayList<>(List.of(
        "expand-realloc{emit-deallocs=false}",
        "lower-existing-deallocations",
        "mark-complete-ownership",
        "canonicalize",
        "ownership-based-buffer-deallocation{private-function-dynamic-ownership=" + options.get(DYNAMIC_OWNERSHIP)
        + " callers-free-arguments=true}",
        "canonicalize",
        "buffer-deallocation-simplification",
        "bufferization-lower-deallocations",
        "cse",
        "canonicalize",
        "mark-complete-ownership{clear=true}",
        "use-buffer-pools{then=cse,canonicalize}"));
    if (options.get(DYNAMIC_OWNERSHIP)) {
      passes.removeIf(pass -> pass.startsWith("mark-complete-ownership"));
    }
    return String.join(",", passes);
  }
}
