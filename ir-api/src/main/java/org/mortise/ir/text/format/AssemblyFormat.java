// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;

/** Compiles format strings in the style of MLIR's ODS. */
public final class AssemblyFormat {
  private AssemblyFormat() {}

  public static OpAssembly compile(OpDefinition definition, String text) {
    throw new IllegalStateException("to be written");
  }
}
