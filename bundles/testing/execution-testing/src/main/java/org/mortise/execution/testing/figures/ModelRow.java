// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.pass.deallocationboundary.HeapUse;

/**
 * The heap use of a program after each deallocation method; null if the method rejects the program.
 *
 * @param usual after the ownership-based pipeline, with the lower bound
 * @param lean after the lean pipeline
 * @param older after the pipeline of the older MLIR
 * @param newer after {@code optimize-allocation-liveness} of the newer MLIR
 */
record ModelRow(String program, HeapUse usual, @Nullable HeapUse lean, @Nullable HeapUse older,
    @Nullable HeapUse newer) {
  private static final long[] UNITS = {1_000_000_000, 1_000_000, 1_000};
  private static final String[] NAMES = {"GB", "MB", "kB"};

  static String heading() {
    return "| program | allocations | peak, `buffer-deallocation-pipeline` | peak, `lean-deallocation-pipeline` "
        + "| bound | lean / bound | peak, MLIR 19 | peak, MLIR 22 |\n|---|--:|--:|--:|--:|--:|--:|--:|\n";
  }

  /** Returns whether the lean pipeline reaches the bound; false if either is unknown. */
  boolean reachesBound() {
    return lean != null && lean.peakBytes() >= 0 && usual.boundBytes() >= 0 && lean.peakBytes() <= usual.boundBytes();
  }

  /** Returns whether the peaks of both pipelines are known. */
  boolean isKnown() {
    return lean != null && lean.peakBytes() >= 0 && usual.peakBytes() >= 0;
  }

  private String ratio() {
    return !isKnown() || usual.boundBytes() <= 0 ? "-"
        : String.format(Locale.ROOT, "%.2f", lean.peakBytes() / (double) usual.boundBytes());
  }

  @Override
  public String toString() {
    return "| " + program + " | " + usual.allocations() + " | " + bytes(usual.peakBytes()) + " | " + peak(lean) + " | "
        + bytes(usual.boundBytes()) + " | " + ratio() + " | " + peak(older) + " | " + peak(newer) + " |\n";
  }

  private static String peak(@Nullable HeapUse use) {
    return use == null ? "-" : bytes(use.peakBytes());
  }

  /** Returns a number of bytes with four digits, in decimal units. */
  static String bytes(long count) {
    if (count < 0) {
      return "dynamic";
    }
    for (int i = 0; i < UNITS.length; i++) {
      if (count >= 10 * UNITS[i]) {
        return String.format(Locale.ROOT, "%.1f %s", count / (double) UNITS[i], NAMES[i]);
      }
      if (count >= UNITS[i]) {
        return String.format(Locale.ROOT, "%.2f %s", count / (double) UNITS[i], NAMES[i]);
      }
    }
    return count + " B";
  }
}
