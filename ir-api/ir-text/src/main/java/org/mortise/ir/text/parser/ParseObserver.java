// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Receives the places at which a text defines and uses operations, values, blocks and symbols, while the text is
 * parsed. For tools that show a text to its author, such as a language server; without an observer, the parser records
 * nothing of this. All positions are offsets of the first byte in the text.
 *
 * <p>After an error, what was received describes the text before it: operations whose end was not reached are missing,
 * and so are their uses of values that follow the error. If reading goes on after errors, the same holds for each
 * operation that is left out. Called by the thread that parses.
 */
public interface ParseObserver {
  /** The text is read from its start. Called again if the parser has to read the text a second time. */
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

  /** The definition of a value was read that was represented by a placeholder so far. */
  void placeholderReplaced(Value placeholder, Value value);

  /** A block is defined at the label {@code ^name} at this position. Blocks without a label are not reported. */
  void blockDefined(Block block, int position);

  /** A block is used as a successor, by the name {@code ^name} at this position. */
  void blockUsed(Block block, int position);

  /**
   * The name of a symbol, {@code @name}, stands at this position: in a reference, or where an operation defines its
   * symbol.
   *
   * @param path the names of a reference {@code @a::@b} up to this one; of one element for a name that stands alone
   */
  void symbol(List<String> path, int position);

  /**
   * There is an error in the operation, block's label or definition of an alias from {@code start} to {@code end}. It
   * is left out; what can be read in its regions is reported before or after. If the two are equal, the operation
   * around this position has an error and is not left out.
   */
  default void error(int start, int end) {}

  /** The braces of the text do not match, so that the ends of regions are guessed. Called before all others. */
  default void bracesGuessed() {}
}
