// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.legacybufferdeallocationpipeline;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code legacy-buffer-deallocation-pipeline}: the legacy passes in the order of "Bufferization on MLIR":
 * optimizations of the placement, deallocation, and clean-up. Before them, {@code memref.realloc}, which is newer than
 * the document, is expanded to an allocation and a copy, because the legacy deallocation does not support conditionally
 * freed buffers. Functions that free all their buffers already are left as they are. Refers to passes by name, so it
 * does not depend on their bundles; programs with {@code bufferization.dealloc} also need the pass
 * buffer-deallocation-simplification.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class LegacyBufferDeallocationPipeline implements PipelineProvider {
  private static final String EXPANSION = "expand-realloc{emit-deallocs=false}";
  private static final String PROMOTION = "promote-buffers-to-stack{in-loops-of-blocks=false}";
  private static final PassOption<Boolean> PROMOTE = PassOption.flag("promote-buffers", true,
      "Promote small buffers to the stack");
  private static final PassOption<Boolean> PART_OF_MIXED = PassOption.flag("part-of-mixed", false,
      "Only the passes of functions, for programs in which other functions are deallocated by ownership: results "
          + "belong to the callers");

  @Override
  public String name() {
    return "legacy-buffer-deallocation-pipeline";
  }

  @Override
  public String summary() {
    return "The pipeline of the legacy buffer deallocation: expands reallocations, moves allocations, puts small "
        + "buffers on the stack, inserts deallocations and clones, and removes needless copies.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(PROMOTE, PART_OF_MIXED);
  }

  @Override
  public String expand(PassOptions options) {
    String deallocation = options.get(PART_OF_MIXED)
        ? passes("buffer-deallocation{results-are-owned=true late-writes=ownership}")
        : String.join(",", EXPANSION, "lower-existing-deallocations", "mark-complete-functions",
            passes("buffer-deallocation"), "mark-complete-functions{clear=true}",
            "use-buffer-pools{then=cse,canonicalize}");
    return options.get(PROMOTE) ? deallocation : deallocation.replace(PROMOTION + ",", "");
  }

  /** Returns the passes of functions, with {@code deallocation} among them. */
  private static String passes(String deallocation) {
    return String.join(",",
        "buffer-hoisting", "buffer-loop-hoisting", PROMOTION, deallocation, "canonicalize", "copy-removal");
  }
}
