// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.mortise.ir.definition.DeclaredEffects;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;

/**
 * An operation's name in a context, with all that the context knows of it: its dialect, its definition and the
 * interfaces attached to it. Exists once per context and name; compared by identity.
 */
public final class OperationName {
  private final Context context;
  private final String name;
  private final Dialect dialect;
  private final OpDefinition definition;
  private final Class<?>[] interfaceTypes;
  private final OpInterface[] implementations;

  OperationName(
      Context context, String name, Dialect dialect, OpDefinition definition, List<InterfaceAttachment> attachments) {
    this.context = context;
    this.name = name;
    this.dialect = dialect;
    this.definition = definition;
    int attached = attachments.size();
    // The last one, so that an attached implementation goes before what is declared.
    boolean declared = definition != null && definition.declaresEffects();
    int count = declared ? attached + 1 : attached;
    this.interfaceTypes = new Class<?>[count];
    this.implementations = new OpInterface[count];
    for (int i = 0; i < attached; i++) {
      interfaceTypes[i] = attachments.get(i).type();
      implementations[i] = attachments.get(i).implementation();
    }
    if (declared) {
      interfaceTypes[attached] = MemoryEffectOpInterface.class;
      implementations[attached] = DeclaredEffects.INSTANCE;
    }
  }

  public Context context() {
    return context;
  }

  /** The whole name, {@code "dialect.operation"}. */
  public String name() {
    return name;
  }

  /** The part before the first dot; empty if there is none. */
  public String dialectNamespace() {
    int dot = name.indexOf('.');
    return dot < 0 ? "" : name.substring(0, dot);
  }

  /** The dialect of this name's namespace, or null if the context has none. */
  public Dialect dialect() {
    return dialect;
  }

  /** The definition, or null for an unregistered operation. */
  public OpDefinition definition() {
    return definition;
  }

  public boolean isRegistered() {
    return definition != null;
  }

  /** Whether the definition has {@code trait}; false for an unregistered operation. */
  public boolean hasTrait(Trait trait) {
    return definition != null && definition.hasTrait(trait);
  }

  /**
   * The implementation of an interface for operations of this name, or null. Linear in the few interfaces they have.
   */
  public <T extends OpInterface> T getInterface(Class<T> type) {
    for (int i = 0; i < interfaceTypes.length; i++) {
      if (interfaceTypes[i] == type) {
        return type.cast(implementations[i]);
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return name;
  }
}
