// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.execution.runtime.Machine;

/**
 * The execution semantics of the operations of a dialect, as a table. {@link org.mortise.ir.Serves} of a subclass names
 * the whole dialect, as in {@code "memref.*"}. The table is created when the first operation is executed, so that pure
 * compilation does not pay for it.
 *
 * <p>Operations whose definition {@linkplain org.mortise.ir.definition.Op#computes declares the computed function} are
 * not in the table.
 */
public abstract class DialectExecution implements ExecutableOpInterface {
  private volatile @Nullable Map<String, ExecutableOpInterface> table;

  /** Returns the meanings of the operations by their names. */
  protected abstract Map<String, ExecutableOpInterface> operations();

  /** Returns the semantics of operations that compute a dialect-specific function; null by default. */
  protected @Nullable ExecutableOpInterface meaning(Computation function) {
    return null;
  }

  /** Returns the semantics of operations of a name; null if there are none. */
  public final @Nullable ExecutableOpInterface meaning(OperationName name) {
    ExecutableOpInterface listed = table().get(name.name());
    OpDefinition definition = OpDefinition.of(name);
    boolean isComputed = listed == null && definition != null && definition.computation() != null;
    return isComputed ? meaning(definition.computation()) : listed;
  }

  /** Returns the names of the operations in the table. */
  public final Iterable<String> names() {
    return table().keySet();
  }

  /**
   * Returns the builtin type whose values represent those of a dialect type in calls from outside of the program, such
   * as a buffer for an address; null by default.
   */
  public @Nullable Type standIn(Type type) {
    return null;
  }

  /**
   * Converts a value of the {@link #standIn} type to the dialect type.
   *
   * @throws UnsupportedOperationException if there is no such value
   */
  public Object ofStandIn(Object value, Type type) {
    throw new UnsupportedOperationException("no values of type " + type + " can be given");
  }

  /**
   * Returns the observation of an argument of a dialect type by an external function, such as the {@link
   * org.mortise.ir.execution.runtime.Elements} at an address. Two observations can be compared; the machine counts the
   * work. By default the value itself.
   */
  public Object observe(Object value, Type type, Machine machine) {
    return value;
  }

  /** Returns the bundle with the dialect's {@link LibraryFunctions}; null if there are none. */
  public @Nullable String library() {
    return null;
  }

  private Map<String, ExecutableOpInterface> table() {
    Map<String, ExecutableOpInterface> known = table;
    if (known == null) {
      known = Map.copyOf(operations());
      table = known;
    }
    return known;
  }

  @Override
  public final void emit(Operation op, CodeBuilder code) {
    meaning(op.name()).emit(op, code);
  }
}
