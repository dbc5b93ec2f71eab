// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values that are visible at a point, by the text of their type. Copied for each region. */
final class TypedValues {
  private final Map<String, List<String>> byType = new HashMap<>();
  private final List<String> types = new ArrayList<>();
  final int depth;

  TypedValues() {
    depth = 0;
  }

  private TypedValues(TypedValues outer) {
    outer.byType.forEach((type, names) -> byType.put(type, new ArrayList<>(names)));
    types.addAll(outer.types);
    depth = outer.depth + 1;
  }

  TypedValues nested() {
    return new TypedValues(this);
  }

  String add(String type, String name) {
    byType.computeIfAbsent(type, t -> {
      types.add(t);
      return new ArrayList<>();
    }).add(name);
    return name;
  }

  /** Returns the types of the visible values, in the order of their first values. */
  List<String> types() {
    return types;
  }

  /** Returns the values of this type, the latest last. */
  List<String> of(String type) {
    return byType.getOrDefault(type, List.of());
  }
}
