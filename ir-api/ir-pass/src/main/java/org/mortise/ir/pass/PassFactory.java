// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.Map;

/**
 * Describes a pass and makes it. Stateless; registered as a service of this type ({@code @Component} and
 * {@code @AutoService}).
 */
public interface PassFactory {
  /** Returns the description of the pass; always the same. */
  PassSpec spec();

  /**
   * Returns flags of the command line that set options of this pass wherever a flag names it, each with its option. For
   * passes whose options are global in MLIR.
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
   * The same, for a pass that runs pipelines of its own.
   *
   * @param pipelines reads them
   */
  default Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    return create(options);
  }
}
