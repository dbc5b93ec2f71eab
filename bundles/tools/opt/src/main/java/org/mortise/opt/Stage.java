// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.jspecify.annotations.Nullable;

/** A stage of the processing of a part of the input: {@link ReadStage}, {@link PassStage}, {@link PrintStage}. */
interface Stage {
  /** Returns the name of the stage in the report on times; null if it has no line there. */
  @Nullable String title();

  /** Processes a part. Returns false after an error, which has been reported. */
  boolean run(Part part);
}
