// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * The new arguments of a block, and for each old argument its replacement. An old argument without replacement is
 * dropped.
 */
public final class SignatureConversion {
  /**
   * The replacement of an old argument: new arguments, or existing values.
   *
   * @param first the position of the first new argument
   * @param count the number of new arguments
   * @param values the values; null if there are new arguments
   */
  public record Replacement(int first, int count, @Nullable List<Value> values) {}

  private final List<@Nullable Replacement> replacements;
  private final List<Type> types = new ArrayList<>();

  /** Creates a conversion of a block with {@code oldArgumentCount} arguments, which are all dropped so far. */
  public SignatureConversion(int oldArgumentCount) {
    replacements = new ArrayList<>(Collections.nCopies(oldArgumentCount, null));
  }

  /** Adds new arguments that replace an old one. Without types the old argument is dropped. */
  public void addInputs(int oldArgument, List<? extends Type> newTypes) {
    if (!newTypes.isEmpty()) {
      remapInput(oldArgument, types.size(), newTypes.size());
    }
    addInputs(newTypes);
  }

  /** Adds new arguments that replace no old argument. */
  public void addInputs(List<? extends Type> newTypes) {
    types.addAll(newTypes);
  }

  /** Replaces an old argument by {@code count} new arguments, which may be added later. */
  public void remapInput(int oldArgument, int firstNew, int count) {
    set(oldArgument, new Replacement(firstNew, count, null));
  }

  /** Replaces an old argument by a value. */
  public void remapInput(int oldArgument, Value value) {
    remapInput(oldArgument, List.of(value));
  }

  /** Replaces an old argument by values. */
  public void remapInput(int oldArgument, List<? extends Value> values) {
    set(oldArgument, new Replacement(0, 0, List.copyOf(values)));
  }

  private void set(int oldArgument, Replacement replacement) {
    if (replacements.set(oldArgument, replacement) != null) {
      throw new IllegalStateException("argument #" + oldArgument + " is replaced twice");
    }
  }

  /** Returns the types of the new arguments. */
  public List<Type> convertedTypes() {
    return Collections.unmodifiableList(types);
  }

  /** Returns the replacement of an old argument, or null if it is dropped. */
  public @Nullable Replacement replacement(int oldArgument) {
    return replacements.get(oldArgument);
  }
}
