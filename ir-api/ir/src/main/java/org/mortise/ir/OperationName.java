// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation's name in a context, with its dialect, its definition and the interfaces attached to it. Exists once per
 * context and name; compared by identity.
 */
public final class OperationName {
  private final Context context;
  private final String name;
  private final String dialectNamespace;
  private final @Nullable Dialect dialect;
  private final @Nullable OpSchema definition;
  private final Class<?>[] interfaceTypes;
  /** The attached implementations, and the declared ones that have been requested. */
  private final @Nullable OpInterface[] implementations;
  private final int attached;
  private final @Nullable FormerOperation formerOperation;
  private final @Nullable OperationName former;
  private final List<OperationName> predecessors;

  /** The name of an operation of MLIR 19.1. */
  OperationName(Context context, Dialect dialect, FormerOperation operation) {
    this(context, operation.name(), dialect, operation.definition(), List.of(), operation, null, List.of());
  }

  OperationName(
      Context context, String name, @Nullable Dialect dialect, @Nullable OpSchema definition,
      List<InterfaceAttachment> attachments, @Nullable FormerOperation formerOperation,
      @Nullable OperationName former, List<OperationName> predecessors) {
    this.context = context;
    this.formerOperation = formerOperation;
    this.former = former;
    this.predecessors = predecessors;
    this.name = name;
    int dot = name.indexOf('.');
    this.dialectNamespace = dot < 0 ? "" : name.substring(0, dot);
    this.dialect = dialect;
    this.definition = definition;
    this.attached = attachments.size();
    int count = attached + (definition == null ? 0 : definition.interfaceCount());
    this.interfaceTypes = new Class<?>[count];
    this.implementations = new @Nullable OpInterface[count];
    // attached implementations first: they take precedence over declared ones
    for (int i = 0; i < attached; i++) {
      interfaceTypes[i] = attachments.get(i).type();
      implementations[i] = attachments.get(i).implementation();
    }
    for (int i = attached; i < count; i++) {
      interfaceTypes[i] = definition.interfaceType(i - attached);
    }
  }

  public Context context() {
    return context;
  }

  /** The full name, {@code "dialect.operation"}. */
  public String name() {
    return name;
  }

  /** The part before the first dot; empty if there is none. */
  public String dialectNamespace() {
    return dialectNamespace;
  }

  /** The dialect of this name's namespace, or null if the context has none. */
  public @Nullable Dialect dialect() {
    return dialect;
  }

  /** The definition, or null for an unregistered operation. */
  public @Nullable OpSchema definition() {
    return definition;
  }

  public boolean isRegistered() {
    return definition != null;
  }

  /** Returns whether the definition has {@code trait}; false for an unregistered operation. */
  public boolean hasTrait(Trait trait) {
    return definition != null && definition.hasTrait(trait);
  }

  /**
   * The implementation of an interface for operations of this name, or null. Linear in the few interfaces they have.
   */
  @SuppressWarnings("unchecked") // InterfaceAttachment has checked it
  public <T extends OpInterface> @Nullable T getInterface(Class<T> type) {
    for (int i = 0; i < interfaceTypes.length; i++) {
      if (interfaceTypes[i] == type) {
        return (T) implementation(i);
      }
    }
    return null;
  }

  /** Returns all implementations of an interface that allows several for one operation, in a new list. */
  public <T extends OpInterface> List<T> getInterfaces(Class<T> type) {
    List<T> all = new ArrayList<>(0);
    for (int i = 0; i < interfaceTypes.length; i++) {
      if (interfaceTypes[i] == type) {
        all.add(type.cast(implementation(i)));
      }
    }
    return all;
  }

  private OpInterface implementation(int index) {
    OpInterface known = implementations[index];
    if (known == null) {
      known = definition.implementation(index - attached);
      implementations[index] = known;
    }
    return known;
  }

  /** The interfaces that operations of this name implement, for listings. */
  public List<Class<? extends OpInterface>> interfaces() {
    List<Class<? extends OpInterface>> types = new ArrayList<>();
    for (Class<?> type : interfaceTypes) {
      types.add(type.asSubclass(OpInterface.class));
    }
    return types;
  }

  // ---- former operations -------------------------------------------------------------------------------------------

  /** Returns what this name stands for in a program of MLIR 19.1 that is being read or printed; null in all others. */
  public @Nullable FormerOperation formerOperation() {
    return formerOperation;
  }

  /** Returns the operation that had this name in MLIR 19.1, if it is another one now; otherwise null. */
  public @Nullable OperationName former() {
    return former;
  }

  /** Returns whether MLIR 19.1 has another operation instead of the one of this name. */
  public boolean hasPredecessor() {
    return !predecessors.isEmpty();
  }

  /** Returns the operation that MLIR 19.1 has instead of {@code op}, which has this name; null if it is the same. */
  public @Nullable OperationName predecessor(Operation op) {
    for (OperationName each : predecessors) {
      if (each.formerOperation.expresses(op)) {
        return each;
      }
    }
    return predecessors.isEmpty() ? null : predecessors.get(0);
  }

  @Override
  public String toString() {
    return name;
  }
}
