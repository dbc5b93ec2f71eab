// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The syntax of {@code custom<Name>(...)} in an assembly format. Stateless.
 *
 * <p>The arguments of the directive are addressed by their position between the parentheses; see
 * {@link ParsedArguments} and {@link PrintedArguments} for the possible arguments.
 */
public interface CustomDirective {
  /** Parses the directive and sets its arguments. Fails through {@link OpAsmParser#error}. */
  void parse(OpAsmParser parser, ParsedArguments arguments);

  /**
   * Parses the directive if it is present; otherwise consumes nothing and returns false. Called if the directive begins
   * an optional group.
   */
  default boolean parseOptional(OpAsmParser parser, ParsedArguments arguments) {
    throw new IllegalStateException("this directive cannot begin an optional group");
  }

  /**
   * Returns the usual text, for completion in editors, in the notation of {@code OpAssembly.template()}; empty if it is
   * usually omitted. Null if it is just the first argument, or empty if all arguments are optional.
   *
   * @param argument the name of the first argument that is an operand, attribute, region or successor, or
   *     {@code type}
   */
  default @Nullable String template(String argument) {
    return null;
  }

  /** Prints the directive. The preceding space has been printed. */
  void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments);
}
