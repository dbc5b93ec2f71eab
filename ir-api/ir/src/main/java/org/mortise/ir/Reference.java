// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** The reference implementation that Mortise is verified against. */
public final class Reference {
  /** The version of MLIR whose behaviour is matched. */
  public static final String VERSION = "22.1.8";

  private Reference() {}
}
