// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;

/**
 * The constraints in the body of one definition, which refer to each other by number. A constraint is also a variable:
 * within one check it has a single value.
 */
record Constraints(List<Constraint> all) {
  static final Constraints NONE = new Constraints(List.of());

  Constraint get(int number) {
    return all.get(number);
  }
}
