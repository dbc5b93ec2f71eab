// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * The binding of an SSA name in one isolated scope: a value, or the values of a pack, each defined or only referenced
 * so far. Number 0 has separate fields, since almost every name has only that one.
 */
final class ValueBinding {
  private static final Value[] NONE = {};
  private static final int[] NO_POSITIONS = {};

  final ValueBinding shadowed;
  final int scope;
  /** Whether the definition has an error, so that it is missing. */
  boolean isKept;
  private Value value;
  private int position;
  private Value[] others = NONE;
  private int[] otherPositions = NO_POSITIONS;

  ValueBinding(ValueBinding shadowed, int scope) {
    this.shadowed = shadowed;
    this.scope = scope;
  }

  /** The value of a number, or null. */
  @Nullable Value value(int number) {
    if (number == 0) {
      return value;
    }
    return number <= others.length ? others[number - 1] : null;
  }

  /** Offset at which the value of a number was defined or first used. */
  int position(int number) {
    return number == 0 ? position : otherPositions[number - 1];
  }

  void set(int number, Value newValue, int newPosition) {
    if (number == 0) {
      value = newValue;
      position = newPosition;
      return;
    }
    if (number > others.length) {
      int capacity = Math.max(number, others.length * 2);
      others = Arrays.copyOf(others, capacity);
      otherPositions = Arrays.copyOf(otherPositions, capacity);
    }
    others[number - 1] = newValue;
    otherPositions[number - 1] = newPosition;
  }
}
