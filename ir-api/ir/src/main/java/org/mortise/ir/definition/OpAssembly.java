// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** An operation's custom syntax after its name. Stateless. Most are compiled from a format string. */
public interface OpAssembly {
  /** Creates the custom syntax from a format string. */
  @FunctionalInterface
  interface Compiler {
    OpAssembly compile(OpDefinition definition, String format);
  }

  /** Parses the text after the operation's name into {@code state}. Fails through {@link OpAsmParser#error}. */
  void parse(OpAsmParser parser, OperationState state);

  /**
   * Returns the usual text after the operation's name, for completion in editors. Placeholders are written {@code
   * $name}, or {@code $%name} and the like for a name with a prefix; a region is written <code>{}</code>. Null if the
   * usual text is unknown.
   */
  default @Nullable String template() {
    return null;
  }

  /** Prints the text after the operation's name, with a leading space if needed. */
  void print(Operation op, OpAsmPrinter printer);
}
