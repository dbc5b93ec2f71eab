// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;

/**
 * The constraints in the body of one definition. They refer to each other by their numbers. A constraint is also a
 * variable: within one check it stands for one type or attribute.
 */
record Constraints(List<Constraint> all) {
  /** No constraints. */
  static final Constraints NONE = new Constraints(List.of());

  Constraint get(int number) {
    return all.get(number);
  }
}
