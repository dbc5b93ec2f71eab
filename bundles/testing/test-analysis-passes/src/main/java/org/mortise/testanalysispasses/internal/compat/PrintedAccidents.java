// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.compat;

/** Text that MLIR's test passes print by mistake. */
public final class PrintedAccidents {
  /** The end of a list in {@code test-print-liveness}: a backspace, meant to remove the last blank. */
  public static final String LIST_END = "\b]\n";

  /** The start of the list of blocks in {@code test-cfg-loop-info}, which then lists all blocks including the first. */
  public static final String BLOCKS = "Blocks : ^bb0";

  private PrintedAccidents() {}
}
