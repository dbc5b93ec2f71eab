// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.Map;

/**
 * Describes and creates a pass. Stateless; registered as a service of this type ({@code @Component} and {@code
 * @AutoService}).
 */
public interface PassFactory {
  /** Returns the description of the pass, which never changes. */
  PassSpec spec();

  /**
   * Returns command-line flags that set options of this pass for all its uses by flag, each with its option. For passes
   * whose options are global in MLIR.
   */
  default Map<String, PassOption<?>> flags() {
    return Map.of();
  }

  /**
   * Creates the pass for one place of a pipeline.
   *
   * @throws IllegalArgumentException if the options contradict each other
   */
  Pass create(PassOptions options);

  /**
   * Creates a pass that runs nested pipelines.
   *
   * @param pipelines parses the nested pipelines
   */
  default Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    return create(options);
  }
}
