// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * The replacements of values, in chains: a replacement can be replaced itself. A look-up is linear in the changes of
 * type along the chain, regardless of its length.
 */
final class ValueMapping {
  private final Map<Value, Value> replacements = new IdentityHashMap<>();
  private final Map<Value, List<Value>> parts = new IdentityHashMap<>();
  /** Shortcuts from a value to a later value of its chain, with only values of the same type between. */
  private Map<Value, Value> jumps = new IdentityHashMap<>();

  /** Replaces {@code from} by {@code to} and returns the former replacement, or null. */
  @Nullable Value put(Value from, Value to) {
    Value old = replacements.put(from, to);
    forgetJumps(old);
    return old;
  }

  /** Removes the replacement of {@code from} and returns it, or null. */
  @Nullable Value remove(Value from) {
    Value old = replacements.remove(from);
    forgetJumps(old);
    return old;
  }

  /** Restores the replacement that {@link #put} or {@link #remove} returned. */
  void restore(Value from, @Nullable Value old) {
    forgetJumps(from);
    if (old == null) {
      replacements.remove(from);
    } else {
      replacements.put(from, old);
    }
  }

  private void forgetJumps(@Nullable Value changed) {
    if (changed != null && !jumps.isEmpty()) {
      jumps = new IdentityHashMap<>();
    }
  }

  /** Sets the converted values that {@code whole} represents; null removes them. */
  void setParts(Value whole, @Nullable List<Value> values) {
    if (values == null) {
      parts.remove(whole);
    } else {
      parts.put(whole, values);
    }
  }

  /** Returns for each replacement the values that it replaces directly. */
  Map<Value, List<Value>> inverse() {
    Map<Value, List<Value>> inverse = new IdentityHashMap<>();
    replacements.forEach((from, to) -> inverse.computeIfAbsent(to, key -> new ArrayList<>(1)).add(from));
    return inverse;
  }

  /** Returns the direct replacement, or null. */
  @Nullable Value direct(Value value) {
    return replacements.get(value);
  }

  /** Returns the last value of the chain; {@code value} itself if it is not replaced. */
  Value last(Value value) {
    Value current = value;
    for (Value next = lastOfType(current); next != null; next = lastOfType(current)) {
      current = next;
    }
    return current;
  }

  /** Returns the last value of {@code type} in the chain; the last value of the chain if none has that type. */
  Value lookup(Value value, @Nullable Type type) {
    if (type == null) {
      return last(value);
    }
    Value found = null;
    Value current = value;
    while (true) {
      if (current.type() == type) {
        found = current;
      }
      Value next = lastOfType(current);
      if (next == null) {
        return found != null ? found : current;
      }
      current = next;
    }
  }

  /** Returns the last value of the chain that has {@code type} and is not {@code value} itself, or null. */
  @Nullable Value lookupOrNull(Value value, Type type) {
    Value found = lookup(value, type);
    return found == value || found.type() != type ? null : found;
  }

  /** Returns the last values of the given types that a value of the chain represents; null for none. */
  @Nullable List<Value> lookupParts(Value value, List<Type> types) {
    if (parts.isEmpty()) {
      return null;
    }
    List<Value> found = null;
    for (Value current = value; current != null; current = replacements.get(current)) {
      List<Value> candidate = parts.get(current);
      if (candidate != null && haveTypes(candidate, types)) {
        found = candidate;
      }
    }
    return found == null ? null : lastOfSameTypes(found);
  }

  private List<Value> lastOfSameTypes(List<Value> values) {
    List<Value> last = new ArrayList<>(values.size());
    for (Value value : values) {
      last.add(lookup(value, value.type()));
    }
    return last;
  }

  static boolean haveTypes(List<? extends Value> values, List<Type> types) {
    if (values.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).type() != types.get(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the next value of the chain or, as long as the type stays the same, the last one; null at the end. The
   * result is cached, so that a growing chain is not followed again from its start.
   */
  private @Nullable Value lastOfType(Value value) {
    Value next = step(value);
    if (next == null || next.type() != value.type()) {
      return next;
    }
    int steps = 0;
    for (Value after = step(next); after != null && after.type() == value.type(); after = step(next)) {
      next = after;
      steps++;
    }
    if (steps > 0) {
      jumps.put(value, next);
    }
    return next;
  }

  private @Nullable Value step(Value value) {
    Value jump = jumps.isEmpty() ? null : jumps.get(value);
    return jump != null ? jump : replacements.get(value);
  }
}
