// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.Callees;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/**
 * A program with executable functions. It must not change during the execution. A function is compiled at its first
 * call. Not thread-safe.
 */
public final class Program {
  private final Operation module;
  private final List<ExternalFunctions> externals;
  private final SymbolTables symbols = new SymbolTables();
  private final Map<Operation, Primitive> implementations = new IdentityHashMap<>();
  private final Map<Operation, Code> codes = new IdentityHashMap<>();
  private final Map<Class<?>, Object> engineData = new HashMap<>();

  /**
   * @param module an operation with a symbol table
   * @param externals implementations of declared functions; the first one found is used
   */
  public Program(Operation module, List<ExternalFunctions> externals) {
    this.module = module;
    this.externals = List.copyOf(externals);
  }

  /** Returns the operation with the functions. */
  public Operation module() {
    return module;
  }

  /** Returns the function of a name, or null. */
  public @Nullable Operation function(String name) {
    Operation found = symbols.tableOf(module).lookup(name);
    return found != null && found.implementsInterface(CallableOpInterface.class) ? found : null;
  }

  /** Returns whether a function is only declared. */
  public boolean isExternal(Operation function) {
    return Callees.body(function) == null;
  }

  /**
   * Returns the implementation of a declared function, from the given providers or from a dialect; null if unknown.
   *
   * @throws UnsupportedOperationException if a function of this name exists with other types, with the reason
   */
  public @Nullable Primitive external(Operation function) {
    Primitive known = implementations.get(function);
    if (known != null) {
      return known;
    }
    for (int i = 0; known == null && i < externals.size(); i++) {
      known = externals.get(i).implement(function);
    }
    known = known == null ? DialectExecutions.function(function) : known;
    if (known == null) {
      return null;
    }
    Primitive checked = ExternalCall.of(function, known);
    implementations.put(function, checked);
    return checked;
  }

  /**
   * Returns data that an engine shares by all executions of the program, such as compiled functions.
   *
   * @param type the class of the data, with a single object
   * @param maker creates it at the first request
   */
  public <T> T engineData(Class<T> type, Function<Program, T> maker) {
    Object known = engineData.get(type);
    if (known == null) {
      known = maker.apply(this);
      engineData.put(type, known);
    }
    return type.cast(known);
  }

  /** Returns the code of a function with a body. */
  public Code code(Operation function) {
    Code known = codes.get(function);
    if (known == null) {
      known = CodeBuilder.of(function, symbols, externals);
      codes.put(function, known);
    }
    return known;
  }
}
