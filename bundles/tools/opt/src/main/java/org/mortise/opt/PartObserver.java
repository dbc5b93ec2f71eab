// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

/** An observer of the processing of one part of the input, that the command line requests. */
interface PartObserver {
  /** Prepares for the passes, such as by {@link Part#observe}. Returns false after an error, which was reported. */
  default boolean beforePasses(Part part) {
    return true;
  }

  /** Ends the observation of the passes. Returns false after an error, which was reported. */
  default boolean afterPasses(Part part, boolean haveSucceeded) {
    return true;
  }

  /** Called after all work is done, also after an error. */
  default void finish() {}
}
