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
  private final OpInterface[] implementations;

  OperationName(
      Context context, String name, @Nullable Dialect dialect, @Nullable OpSchema definition,
      List<InterfaceAttachment> attachments) {
    this.context = context;
    this.name = name;
    int dot = name.indexOf('.');
    this.dialectNamespace = dot < 0 ? "" : name.substring(0, dot);
    this.dialect = dialect;
    this.definition = definition;
    List<InterfaceAttachment> declared = definition == null ? List.of() : definition.interfaces();
    int attached = attachments.size();
    int count = attached + declared.size();
    this.interfaceTypes = new Class<?>[count];
    this.implementations = new OpInterface[count];
    for (int i = 0; i < count; i++) {
      // attached implementations first: they take precedence over declared ones
      InterfaceAttachment attachment = i < attached ? attachments.get(i) : declared.get(i - attached);
      interfaceTypes[i] = attachment.type();
      implementations[i] = attachment.implementation();
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
        return (T) implementations[i];
      }
    }
    return null;
  }

  /** Returns all implementations of an interface that allows several for one operation, in a new list. */
  public <T extends OpInterface> List<T> getInterfaces(Class<T> type) {
    List<T> all = new ArrayList<>(0);
    for (int i = 0; i < interfaceTypes.length; i++) {
      if (interfaceTypes[i] == type) {
        all.add(type.cast(implementations[i]));
      }
    }
    return all;
  }

  /** The interfaces that operations of this name implement, for listings. */
  public List<Class<? extends OpInterface>> interfaces() {
    List<Class<? extends OpInterface>> types = new ArrayList<>();
    for (Class<?> type : interfaceTypes) {
      types.add(type.asSubclass(OpInterface.class));
    }
    return types;
  }

  @Override
  public String toString() {
    return name;
  }
}
