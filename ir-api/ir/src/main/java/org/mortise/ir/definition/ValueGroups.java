// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.attributes.DenseI32ArrayAttr;

/** Positions and lengths of the groups of operands or results of an operation. */
final class ValueGroups {
  private ValueGroups() {}

  /** Returns the length of each variadic group, if all have the same length. */
  static int evenShare(ValueSpec[] groups, int count) {
    int single = singlesBefore(groups, groups.length);
    return single == groups.length ? 0 : (count - single) / (groups.length - single);
  }

  static int evenStart(ValueSpec[] groups, int group, int share) {
    int singles = singlesBefore(groups, group);
    return singles + (group - singles) * share;
  }

  static int singlesBefore(ValueSpec[] groups, int group) {
    int singles = 0;
    for (int i = 0; i < group; i++) {
      singles += groups[i].arity() == Arity.ONE ? 1 : 0;
    }
    return singles;
  }

  static int segmentStart(DenseI32ArrayAttr sizes, int group) {
    int start = 0;
    for (int i = 0; i < group; i++) {
      start += sizes.get(i);
    }
    return start;
  }

  /** Returns the start of a group. Without segment sizes one variadic group takes the remaining values. */
  static int groupStart(ValueSpec[] groups, int group, int count) {
    for (int i = 0; i < group; i++) {
      if (groups[i].arity() != Arity.ONE) {
        return group - 1 + count - (groups.length - 1);
      }
    }
    return group;
  }

  static int groupLength(ValueSpec[] groups, int group, int count) {
    return groups[group].arity() == Arity.ONE ? 1 : count - (groups.length - 1);
  }
}
