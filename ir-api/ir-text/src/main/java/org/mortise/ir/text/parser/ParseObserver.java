// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Receives the positions at which a text defines and uses operations, values, blocks and symbols, during parsing. For
 * tools such as a language server; without an observer, the parser records no positions. All positions are offsets of
 * the first byte in the text.
 *
 * <p>After an error, the reports describe the text before it: unfinished operations are missing, and so are their uses
 * of values that are defined after the error. If parsing continues after errors, the same holds for each omitted
 * operation. Called by the parsing thread.
 */
public interface ParseObserver {
  /** The text is read from its start. Called again if the parser reads the text a second time. */
  void begin();

  /**
   * An operation was read, after the operations inside it.
   *
   * @param start where the operation begins: with the names of its results, if there are any
   * @param name where the name of the operation stands, or the quote before it
   * @param end the end of the operation, after its regions and location
   */
  void operation(Operation op, int start, int name, int end);

  /** A value is defined at the name {@code %name} at this position, which is the same for all results of a pack. */
  void valueDefined(Value value, int position);

  /**
   * A value is used by the name {@code %name} at this position, to which {@code #number} may belong. Before its
   * definition was read, the value is a placeholder.
   */
  void valueUsed(Value value, int position);

  /** The definition of a value was read that a placeholder has represented so far. */
  void placeholderReplaced(Value placeholder, Value value);

  /** A block is defined at the label {@code ^name} at this position. Blocks without a label are not reported. */
  void blockDefined(Block block, int position);

  /** A block is used as a successor, by the name {@code ^name} at this position. */
  void blockUsed(Block block, int position);

  /**
   * The name of a symbol, {@code @name}, stands at this position: in a reference, or where an operation defines its
   * symbol.
   *
   * @param path the names of a reference {@code @a::@b} up to this one; a single element for a plain symbol name
   */
  void symbol(List<String> path, int position);

  /**
   * There is an error in the operation, block label or alias definition from {@code start} to {@code end}. It is
   * omitted; the readable part of its regions is reported before or after. If the offsets are equal, the operation
   * around this position has an error and is not omitted.
   */
  default void error(int start, int end) {}

  /** The braces of the text do not match, so that the ends of regions are guessed. Called before all others. */
  default void bracesGuessed() {}
}
