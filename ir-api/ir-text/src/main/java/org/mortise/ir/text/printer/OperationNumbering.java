// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;

/** Numbers of operations without results, for comments that name users. */
final class OperationNumbering {
  private final Map<Operation, Integer> numbers = new IdentityHashMap<>();

  void put(Operation op, int number) {
    numbers.put(op, number);
  }

  /** The number, or -1. */
  int get(Operation op) {
    return numbers.getOrDefault(op, -1);
  }
}
