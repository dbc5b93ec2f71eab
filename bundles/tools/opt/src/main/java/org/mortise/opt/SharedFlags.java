// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.pipeline.flags.Flag;

/** The flags that several tools have. */
public final class SharedFlags {
  /** Operations of unknown dialects are accepted. */
  public static final Flag ALLOW_UNREGISTERED =
      Flag.onOff("allow-unregistered-dialect", false, "Allow operation with no registered dialects");
  /** Validation passes one buffer as several arguments. */
  public static final Flag VALIDATE_ALIASES =
      Flag.onOff("validate-aliases", false, "Two arguments of a function may be the same buffer for --validate")
          .requiring("validate");
  /** Validation reports buffers that are never freed. */
  public static final Flag VALIDATE_LEAKS =
      Flag.onOff("validate-leaks", false,
          "All buffers must be freed for --validate, also if the passes have not added any deallocation")
          .requiring("validate");
  /** The number of inputs of each function. */
  public static final Flag VALIDATE_RUNS =
      Flag.count("validate-runs", "uint", 3L, 1, "The number of inputs of each function for --validate")
          .requiring("validate");
  /** The seed of random inputs. */
  public static final Flag VALIDATE_SEED =
      Flag.number("validate-seed", "long", 0, "Decides the inputs of functions for --validate").requiring("validate");
  /** The tolerance for floating-point numbers. */
  public static final Flag VALIDATE_ULPS =
      Flag.unsigned("validate-ulps", 0,
          "By how many units in the last place floating-point numbers may differ for --validate").requiring("validate");

  private SharedFlags() {}
}
