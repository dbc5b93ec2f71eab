// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanpipeline;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/**
 * The pipeline {@code lean-deallocation-pipeline}: frees the buffers of bufferized code, and goes beyond the pipeline
 * that MLIR documents, whose output {@code buffer-deallocation-pipeline} keeps. Refers to passes by name, so it does
 * not depend on their bundles.
 */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class LeanDeallocationPipeline implements PipelineProvider {
  private static final PassOption<Boolean> DYNAMIC_OWNERSHIP =
      PassOption.flag("private-function-dynamic-ownership", false,
      "Allow private functions to return the ownership of returned buffers in additional results");

  @Override
  public String name() {
    return "lean-deallocation-pipeline";
  }

  @Override
  public String summary() {
    return "Buffer deallocation with a low memory peak and few run-time checks, by the ownership-based algorithm.";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(DYNAMIC_OWNERSHIP);
  }

  /** Returns the passes. Buffers freed by {@code memref.realloc} are left to the ownership-based deallocation. */
  @Override
  public String expand(PassOptions options) {
    return String.join(",",
        "expand-realloc{emit-deallocs=false}",
        "canonicalize",
        "ownership-based-buffer-deallocation{private-function-dynamic-ownership=" + options.get(DYNAMIC_OWNERSHIP)
        + "}",
        "canonicalize",
        "buffer-deallocation-simplification",
        "bufferization-lower-deallocations",
        "cse",
        "canonicalize",
        "func.func[](optimize-allocation-liveness)"); // also in nested modules
  }
}
