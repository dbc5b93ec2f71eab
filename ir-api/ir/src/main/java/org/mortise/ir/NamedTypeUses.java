// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * The named types of one program while it is read or built. Not thread-safe.
 *
 * <p>All types of the program come from one set of {@link NamedTypes}. The program is complete with {@link #finish}.
 */
public final class NamedTypeUses {
  private final NamedTypes types;
  private final boolean shared;
  private final Set<NamedType<?>> used = new HashSet<>();
  private final Set<NamedType<?>> defined = new HashSet<>();
  /** The types whose definitions are being read. */
  private final Set<NamedType<?>> open = new HashSet<>();

  private NamedTypeUses(NamedTypes types, boolean shared) {
    this.types = types;
    this.shared = shared;
  }

  /** Starts a program that shares the types of the programs before it; {@link Conflict} is possible. */
  public static NamedTypeUses shared(Context context) {
    return new NamedTypeUses(context.namedTypes(), true);
  }

  /** Starts a program with a new set of types, which {@link #finish} shares with later programs. */
  public static NamedTypeUses separate(Context context) {
    return new NamedTypeUses(new NamedTypes(context), false);
  }

  /** Returns the uses in a part of the program, which another thread reads; see {@link #addAll}. */
  public NamedTypeUses forThread() {
    return new NamedTypeUses(types, shared);
  }

  /** Adds the uses in a part of the program that has been read by another thread. */
  public void addAll(NamedTypeUses part) {
    used.addAll(part.used);
    defined.addAll(part.defined);
  }

  /**
   * Returns a type that the program mentions.
   *
   * @param lookUp returns the type of some name in a set of types
   */
  public <T extends NamedType<?>> T use(Function<NamedTypes, T> lookUp) {
    T type = lookUp.apply(types);
    used.add(type);
    return type;
  }

  /**
   * Defines a type of the program. The same definition may be given any number of times.
   *
   * @return false if the program has defined the type differently before
   * @throws Conflict if another program has
   */
  public <D> boolean define(NamedType<D> type, D definition) {
    if (!type.define(definition)) {
      if (!shared || defined.contains(type)) {
        return false;
      }
      throw new Conflict();
    }
    defined.add(type);
    return true;
  }

  /**
   * Starts the text of a definition.
   *
   * @return false inside that text, where the type is only mentioned
   */
  public boolean begin(NamedType<?> type) {
    return open.add(type);
  }

  /** Ends the text of a definition, which {@link #begin} has started. */
  public void end(NamedType<?> type) {
    open.remove(type);
  }

  /**
   * Ends the program: its undefined types stay opaque.
   *
   * @throws Conflict if another program has defined one of them
   */
  public void finish() {
    for (NamedType<?> type : used) {
      if (!defined.contains(type) && !type.close()) {
        throw new Conflict();
      }
    }
    if (!shared) {
      types.context().setNamedTypes(types);
    }
  }

  /**
   * Checks that the types that the program has not defined are opaque.
   *
   * @throws Conflict if another program has defined one of them
   */
  public void checkOpaque() {
    for (NamedType<?> type : used) {
      if (type.definition() != null && !defined.contains(type)) {
        throw new Conflict();
      }
    }
  }

  /** The program contradicts a definition of another program that shares its types; use {@link #separate}. */
  public static final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Conflict() {
      super("a named type is defined differently in another program", null, false, false);
    }
  }
}
