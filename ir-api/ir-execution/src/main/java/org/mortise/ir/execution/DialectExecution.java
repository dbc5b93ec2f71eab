// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Computation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Primitive;

/**
 * The meanings of the operations of a dialect, as a table: the only list of them. {@link org.mortise.ir.Serves} of a
 * subclass names the whole dialect, as in {@code "memref.*"}. The table is made when the first operation is executed,
 * so that programs that only compile do not pay for it.
 *
 * <p>Operations whose definition {@linkplain org.mortise.ir.definition.Op#computes states what they compute} are not in
 * the table.
 */
public abstract class DialectExecution implements ExecutableOpInterface {
  private volatile @Nullable Map<String, ExecutableOpInterface> table;

  /** Returns the meanings of the operations by their names. */
  protected abstract Map<String, ExecutableOpInterface> operations();

  /** Returns the meaning of the operations of the dialect that compute a function of its own; null by default. */
  protected @Nullable ExecutableOpInterface meaning(Computation function) {
    return null;
  }

  /** Returns the meaning of operations of a name; null if there is none. */
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
   * Returns the builtin type whose values stand for those of a type of the dialect when a function is called from
   * outside of the program, such as a buffer for an address. Returns null if there is none, as by default.
   */
  public @Nullable Type standIn(Type type) {
    return null;
  }

  /**
   * Returns the value of a type of the dialect for a value of its {@link #standIn}.
   *
   * @throws UnsupportedOperationException if there is none
   */
  public Object ofStandIn(Object value, Type type) {
    throw new UnsupportedOperationException("no values of type " + type + " can be given");
  }

  /**
   * Returns what a function outside of the program can see of an argument of a type of the dialect, such as the
   * {@link org.mortise.ir.execution.runtime.Elements} at an address. Two such values are compared; the machine counts
   * the work. By default it is the value itself.
   */
  public Object observe(Object value, Type type, Machine machine) {
    return value;
  }

  /**
   * Returns the implementation of a function that programs of the dialect only declare, such as one of the runtime
   * library of a language. It must depend on nothing but its arguments and the memory of the program; others are
   * {@link ExternalFunctions}. Returns null if there is none, as by default.
   */
  public @Nullable Primitive function(Operation declaration) {
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
