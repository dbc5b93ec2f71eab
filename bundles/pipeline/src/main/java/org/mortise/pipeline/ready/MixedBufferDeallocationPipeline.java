// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.ready;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code mixed-buffer-deallocation-pipeline}: applies both deallocation algorithms in one run, each to the
 * functions selected for it. At function boundaries the rules of the ownership-based algorithm apply: the caller keeps
 * the ownership of arguments and gets the ownership of results, which are distinct buffers.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class MixedBufferDeallocationPipeline implements PipelineProvider {
  private static final PassOption<String> DEFAULT = PassOption.string("default", "ownership",
      "The algorithm of functions without the attribute mortise.deallocation on themselves or an enclosing "
          + "operation: legacy or ownership");

  @Override
  public String name() {
    return "mixed-buffer-deallocation-pipeline";
  }

  @Override
  public String summary() {
    return "Both buffer deallocation algorithms in one run: each function is processed by the one selected for it.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(DEFAULT);
  }

  @Override
  public String expand(PassOptions options) {
    return passes(options.get(DEFAULT));
  }

  /** Returns the passes; {@code fallback} is the algorithm of functions without the attribute. */
  static String passes(String fallback) {
    return String.join(",",
        "lower-existing-deallocations",
        "mark-complete-functions{results-are-owned=true}",
        "select-deallocation{default=" + fallback + "}",
        "expand-realloc{emit-deallocs=false}",
        "canonicalize",
        "func.func[mortise.deallocation=legacy](legacy-buffer-deallocation-pipeline{part-of-mixed=true})",
        "func.func[mortise.deallocation=ownership](distinct-function-results,"
            + "ownership-based-buffer-deallocation{callers-free-arguments=true},canonicalize,"
            + "buffer-deallocation-simplification)",
        "bufferization-lower-deallocations",
        "cse",
        "canonicalize",
        "mark-complete-functions{clear=true}",
        "use-buffer-pools{then=cse,canonicalize}",
        "select-deallocation{clear=true}");
  }
}
